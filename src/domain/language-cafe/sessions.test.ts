import { describe, expect, test } from 'vitest';
import { isMeetingLink, jitsiLink } from './meeting-link.ts';
import { problemsOf } from './session-form.ts';
import { linkIsOpen, reminderDue, weeklyStarts } from './session-times.ts';
import { type Applicant, type OpenSession, signUp } from './signing-up.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('a series keeps its time by the clock in Norway (9.474)', () => {
  test.each([
    ['2026-10-20T18:00', 2, ['2026-10-20T16:00:00.000Z', '2026-10-27T17:00:00.000Z']],
    ['2027-03-24T18:00', 2, ['2027-03-24T17:00:00.000Z', '2027-03-31T16:00:00.000Z']],
    // The hour that is left out in spring.
    ['2027-03-21T02:30', 2, null],
    ['2026-13-01T18:00', 1, null],
    ['tomorrow', 1, null],
  ])('%s, %i weeks', (wall, weeks, expected) => {
    expect(weeklyStarts(wall, weeks)?.map((start) => start.toISOString()) ?? null).toEqual(expected);
  });
});

describe('who gets a seat (9.475)', () => {
  const session: OpenSession = { startsAt: at('24T17:00'), cancelled: false, seats: 2, taken: 1 };
  const applicant: Applicant = { isHost: false, isIn: false, isBusy: false };
  test.each<[string, Partial<OpenSession>, Partial<Applicant>, object]>([
    ['the last one', {}, {}, { kind: 'placed', hasSeat: true }],
    ['none is left', { taken: 2 }, {}, { kind: 'placed', hasSeat: false }],
    ['signed up before', { taken: 2 }, { isIn: true }, { kind: 'as_it_is' }],
    ['cancelled', { cancelled: true }, {}, { kind: 'refused', code: 'session_cancelled' }],
    ['it begins', { startsAt: at('24T16:00') }, {}, { kind: 'refused', code: 'session_begun' }],
    ['the host', {}, { isHost: true }, { kind: 'refused', code: 'own_session' }],
    ['elsewhere then', {}, { isBusy: true }, { kind: 'refused', code: 'another_session' }],
  ])('%s', (_what, change, who, expected) => {
    const asked = { applicant: { ...applicant, ...who }, now: at('24T16:00') };
    expect(signUp({ ...session, ...change }, asked)).toEqual(expected);
  });
});

describe('what a link may be (9.476)', () => {
  test.each([
    ['https://meet.jit.si/bestatt', true],
    ['https://us02web.zoom.us/j/8123?pwd=a%20b', true],
    ['https://møte.no:8443', true],
    ['http://meet.jit.si/bestatt', false],
    ['https://somebody:secret@meet.jit.si/a', false],
    ['https://meet', false],
    ['https://meet.jit.si/a b', false],
    ['javascript:alert(1)', false],
    [`https://meet.jit.si/${'a'.repeat(500)}`, false],
  ])('%s: %s', (link, expected) => {
    expect(isMeetingLink(link)).toBe(expected);
  });

  test('a room lies at the server that is set up', () => {
    expect(jitsiLink('https://meet.example.no/', 'a1')).toBe('https://meet.example.no/bestatt-a1');
  });

  test.each([
    ['24T16:44', false],
    ['24T16:45', true],
    ['24T17:59', true],
    ['24T18:00', false],
  ])('at %s it is open: %s', (time, expected) => {
    expect(linkIsOpen({ startsAt: at('24T17:00'), endsAt: at('24T18:00') }, at(time))).toBe(expected);
  });
});

describe('which reminder is due (9.477)', () => {
  const seated = { seatedAt: at('20T12:00'), day: false, hour: false };
  test.each<[string, Partial<typeof seated>, string, 'day' | 'hour' | null]>([
    ['more than a day ahead', {}, '23T16:59', null],
    ['a day ahead', {}, '23T17:00', 'day'],
    ['told before', { day: true }, '23T17:00', null],
    ['the day was missed', {}, '24T15:00', 'day'],
    ['an hour ahead', { day: true }, '24T16:00', 'hour'],
    ['both were missed', {}, '24T16:30', 'hour'],
    ['both were told', { day: true, hour: true }, '24T16:30', null],
    ['came in the last day', { seatedAt: at('23T18:00') }, '23T18:05', null],
    ['came in the last hour', { seatedAt: at('24T16:10') }, '24T16:15', null],
    ['it has begun', {}, '24T17:00', null],
  ])('%s', (_what, change, now, expected) => {
    expect(reminderDue(at('24T17:00'), { seated: { ...seated, ...change }, now: at(now) })).toBe(expected);
  });
});

test('everything that is wrong with a session is said at once (9.474)', () => {
  const fields = { title: 'Om mat', topic: null, start: '2026-11-24T18:00', link: '' };
  const wrong = (change: object, weeks = 1) =>
    problemsOf({ ...fields, ...change }, { weeks, now: at('23T12:00') });
  expect(wrong({})).toEqual([]);
  expect(wrong({ title: '', topic: 'food' })).toEqual([]);
  expect(wrong({ title: '', start: '', link: 'meet' })).toEqual([
    'title_missing',
    'start_invalid',
    'link_invalid',
  ]);
  expect(wrong({ start: '2026-11-23T13:00' })).toEqual(['start_past']);
  expect(wrong({ start: '2027-11-23T13:00' })).toEqual(['start_far']);
});
