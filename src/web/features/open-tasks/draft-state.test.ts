import { describe, expect, test } from 'vitest';
import { openingOf } from './draft-state.ts';

const draft = { revision: 3, text: 'på serveren', plan: '', updatedAt: '2026-11-23T10:00:00Z' };
const kept = (change: object = {}) => ({
  ...{ text: 'på enheten', plan: '', base: 3, at: 1, saved: false },
  ...change,
});

describe('9.271 what is written is kept in the browser: where the server knows nothing newer it goes on with that', () => {
  test('nothing kept: the server’s draft', () => {
    expect(openingOf(draft, null)).toEqual({ text: draft.text, plan: '', revision: 3, other: null });
    expect(openingOf(null, null)).toEqual({ text: '', plan: '', revision: 0, other: null });
  });

  test('kept and not saved, over the same revision: the device’s words', () => {
    expect(openingOf(draft, kept())).toMatchObject({ text: 'på enheten', revision: 3, other: null });
    expect(openingOf(null, kept({ base: 0 }))).toMatchObject({
      text: 'på enheten',
      revision: 0,
      other: null,
    });
  });

  test('kept and saved: the server’s, which another device may have changed since', () => {
    expect(openingOf(draft, kept({ saved: true, base: 2 }))).toMatchObject({ text: draft.text, other: null });
  });

  test('both have gone on: the device’s words stand, and the learner is asked', () => {
    const opening = openingOf(draft, kept({ base: 2 }));
    expect(opening).toMatchObject({ text: 'på enheten', revision: 2 });
    expect(opening.other).toEqual(draft);
  });

  test('both hold the same: nothing to ask', () => {
    expect(openingOf(draft, kept({ base: 2, text: draft.text })).other).toBeNull();
  });
});
