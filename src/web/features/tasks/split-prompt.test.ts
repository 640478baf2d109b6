import { expect, test } from 'vitest';
import { splitPrompt } from './split-prompt.ts';

test('a short prompt is the heading, a long one asks in its last sentence (9.241)', () => {
  expect(splitPrompt('Hva gjør Kari?')).toEqual({ asked: 'Hva gjør Kari?', more: null });
  expect(
    splitPrompt(
      'Linn og mannen hennes går på museet kl. 14 med et barn på seks år. Linn er student, men det er ikke mannen. Hva må de betale?',
    ),
  ).toEqual({
    asked: 'Hva må de betale?',
    more: 'Linn og mannen hennes går på museet kl. 14 med et barn på seks år. Linn er student, men det er ikke mannen.',
  });
});

test('quotations stay whole, and an example comes after (9.241)', () => {
  const { asked, more } = splitPrompt(
    'Lederen sa på møtet i går: «Jeg har ikke lest hele rapporten. Dere må gi meg litt tid.» Tove gjengir det dagen etter. Skriv verbene i fortid.',
  );
  expect(asked).toBe('Skriv verbene i fortid.');
  expect(more).toMatch(/^Lederen sa .* etter\.$/);
  expect(
    splitPrompt(
      'Jakob gikk på tre fjell i ferien. Skriv adjektivene i riktig form (eksempel: stor – større – størst).',
    ),
  ).toEqual({
    asked: 'Skriv adjektivene i riktig form.',
    more: 'Jakob gikk på tre fjell i ferien. Eksempel: stor – større – størst.',
  });
});

test('a long prompt of one sentence stays as it is (9.241)', () => {
  const prompt =
    'Finn setningen i vanlig språk som betyr det samme som hver setning fra en lang og tung pasientjournal.';
  expect(splitPrompt(prompt)).toEqual({ asked: prompt, more: null });
});
