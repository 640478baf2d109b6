import { expect, test } from 'vitest';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';
import { sessionCalendar } from './session-calendar.server.ts';
import { sessionClock } from './session-clock.ts';

const session = { startsAt: '2026-11-24T17:00:00.000Z', minutes: 60 } as const;

test('9.479 times of sessions are those of the reader’s own clock, with its zone beside them and the time in Norway where that is another', () => {
  const shown = (timeZone: string, locale: 'en-GB' | 'nb-NO' = 'en-GB') =>
    sessionClock(session, { timeZone, locale });
  expect(shown('Europe/Oslo')).toEqual({
    ...{ own: { day: 'Tuesday 24\u00a0November', time: '18:00–19:00' }, norway: null, zone: null },
  });
  // Another place with the same clock is told nothing that it does not need.
  expect(shown('Europe/Berlin').zone).toBeNull();
  expect(shown('America/New_York', 'nb-NO')).toEqual({
    own: { day: 'tirsdag 24.\u00a0november', time: '12:00–13:00' },
    norway: { day: 'tirsdag 24.\u00a0november', time: '18:00–19:00' },
    zone: 'New York',
  });
  expect(shown('Asia/Tokyo').own).toEqual({ day: 'Wednesday 25\u00a0November', time: '02:00–03:00' });
});

test('9.479 a session, and all of one’s own, can be put into a calendar at its moment in UTC', () => {
  const listed: ListedSession = {
    ...{ id: 'a1', title: 'Om mat, vin; og mer', topic: null, level: 'A2', ...session, seats: 5, taken: 1 },
    ...{ waiting: 0, cancelled: false, hostName: 'Lise', hostIsTeacher: true, isHost: false, own: null },
  };
  const summer = { ...listed, id: 'b2', startsAt: '2027-06-01T16:00:00.000Z', minutes: 90 as const };
  const text = sessionCalendar([listed, summer], {
    ...{ name: 'Language café', site: 'https://bestatt.example' },
    pageOf: ({ id }) => ({ text: 'The link is there.', url: `https://bestatt.example/${id}` }),
  });
  for (const line of [
    ...['DTSTART:20261124T170000Z', 'DTEND:20261124T180000Z', 'UID:cafe-a1@bestatt.example'],
    ...['DTSTART:20270601T160000Z', 'DTEND:20270601T173000Z', 'SUMMARY:Om mat\\, vin\\; og mer (A2)'],
    'URL;VALUE=URI:https://bestatt.example/a1',
  ])
    expect(text.split('\r\n')).toContain(line);
  expect(text).not.toMatch(/DTSTART;|VTIMEZONE/);
});
