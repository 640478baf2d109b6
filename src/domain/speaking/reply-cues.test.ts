import { expect, test } from 'vitest';
import type { PublicReply } from '#domain/tasks/presentation.ts';
import { replyKinds } from '#domain/tasks/vocabulary.ts';
import { replyTo } from './reply-cues.ts';

const replies: readonly PublicReply[] = replyKinds.map((kind, place) => ({
  kind,
  when: { nb: kind, en: kind },
  cues: kind === 'disagreed' ? ['bedre å jobbe hjemme'] : [],
  line: place + 2,
}));

test.each([
  ['Ja, jeg er helt enig med deg.', 'agreed'],
  ['Det synes jeg også, fordi det er billig.', 'agreed'],
  ['Jeg er ikke enig.', 'disagreed'],
  ['Jeg er ikke helt enig i det.', 'disagreed'],
  ['Nei, der er jeg uenig.', 'disagreed'],
  ['Jeg vet ikke navnet.', null],
  ['Det er bedre å jobbe hjemme, synes jeg.', 'disagreed'],
  ['Jeg vet ikke om det er bedre å jobbe hjemme.', 'unsure'],
  ['Det er bedre å jobbe hjemme. Hva synes du?', 'asked'],
  ['Jeg tror ikke at det er bedre å jobbe hjemme.', null],
  ['Jeg bor ikke langt unna, så det er bedre å jobbe hjemme.', 'disagreed'],
  ['Det er ikke bedre å jobbe hjemme.', null],
  ['Jeg er enig, men hva synes du om prisen?', 'asked'],
  ['Jeg vet ikke helt.', 'unsure'],
  ['Jeg er enig, men jeg er usikker på prisen, jeg er i tvil.', null],
  ['Det regner mye i Bergen.', null],
  ['', null],
])('«%s» leads to: %s', (heard, kind) => {
  expect(replyTo(heard, replies)?.kind ?? null).toBe(kind);
});

test('a kind that the turn has no reply for leads nowhere', () => {
  expect(
    replyTo(
      'Jeg vet ikke.',
      replies.filter(({ kind }) => kind !== 'unsure'),
    ),
  ).toBeNull();
});
