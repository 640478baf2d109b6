import { expect, test } from 'vitest';
import { longestMessage, messageProblem, mostLinks, topicOf } from './contact-message.ts';

const links = (count: number) => 'See https://example.no/a and '.repeat(count);

test.each([
  ['Hei, I paid twice.', null],
  ['  \n', 'message_empty'],
  ['a'.repeat(longestMessage), null],
  ['a'.repeat(longestMessage + 1), 'message_long'],
  [links(mostLinks), null],
  [links(mostLinks + 1), 'message_links'],
  ['www.a.no WWW.b.no http://c.no HTTPS://www.d.no', 'message_links'],
])('9.231 a message has a text, a bound and few links: %#', (text, problem) => {
  expect(messageProblem(text)).toBe(problem);
});

test('9.230 a topic is one of the list', () => {
  expect([topicOf('privacy'), topicOf('Privacy'), topicOf('constructor'), topicOf(null)]).toEqual([
    'privacy',
    ...[null, null, null],
  ]);
});
