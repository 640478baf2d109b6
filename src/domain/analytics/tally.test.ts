import { describe, expect, test } from 'vitest';
import { analyticsEvent } from './analytics-event.ts';
import { countedPath } from './counted-paths.ts';
import { countsOf } from './tally.ts';

const event = (payload: object, more: object = {}) =>
  analyticsEvent.parse({
    type: 'event',
    payload: { hostname: 'bestatt.example', language: 'nb-NO', screen: '390x844', url: '/', ...payload },
    ...more,
  });
const counts = (payload: object, more: object = {}) =>
  countsOf(event(payload, more), { day: '2026-11-23' }).map(({ kind, name }) => `${kind} ${name}`);

describe('9.457 a view adds one to its day, and nothing that tells two people apart', () => {
  test('from elsewhere it begins a visit, with source, language and kind of device', () => {
    expect(counts({ referrer: 'https://www.google.com/search?q=norskpr%C3%B8ven' })).toEqual([
      ...['view /', 'visit ', 'source google.com', 'language nb', 'device phone'],
    ]);
  });

  test('from our own pages, or from a page that has been counted that day, it is a view alone', () => {
    expect(counts({ referrer: 'https://bestatt.example/about' })).toEqual(['view /']);
    expect(counts({ referrer: '/about' })).toEqual(['view /']);
    expect(counts({}, { cache: '2026-11-23' })).toEqual(['view /']);
    expect(counts({}, { cache: '2026-11-22' })).toContain('visit ');
  });

  test.each([
    ['/nb/lettavis/laksen?level=B1', '/lettavis/laksen'],
    ['/app/test/0b0f4c1e-58b1-4b65-9a49-d4c1cb2f22ab/result', '/app/test/:/result'],
    ['/shared/secret-token', '/shared/:'],
    ['/community/post/0b0f4c1e-58b1-4b65-9a49-d4c1cb2f22ab', '/community/post/:'],
    ['/kari.nordmann@example.no', '(other)'],
    ['/nb', '/'],
    ['/admin/people/1', null],
  ])('%s is counted as %s', (address, path) => {
    expect(countedPath(address)).toBe(path);
  });

  test.each([
    ['820x1180', 'device tablet'],
    ['1440x900', 'device desk'],
    ['844x390', 'device phone'],
    ['many', 'device '],
  ])('a screen of %s is a %s', (screen, device) => {
    expect(counts({ screen })).toContain(device);
  });
});

test('5.23 an event without a name is recorded as an unknown event', () => {
  expect(counts({ data: { anything: 1 } })).toEqual(['event #unknown-event']);
  expect(counts({ name: 'Kari Nordmann' })).toEqual(['event #unknown-event']);
  expect(counts({ name: 'story_saved' })).toEqual(['event story_saved']);
  expect(counts({}, { type: 'identify' })).toEqual([]);
});
