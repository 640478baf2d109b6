import { describe, expect, test } from 'vitest';
import { type ChoosableTask, isChosen } from './chosen-candidates.ts';

const task = (change: Partial<ChoosableTask> = {}): ChoosableTask => ({
  ...{ taskId: 'a', category: 'read', topic: 'work', kind: 'choose', grammarPoint: null },
  ...change,
});
const nothing = { seen: new Set<string>(), wrong: new Set<string>() };

describe('9.279 a custom test draws by topic, kind, grammar point, only what is new, or only what was wrong', () => {
  test('with nothing chosen everything is drawn', () => {
    expect(isChosen(task(), {}, nothing)).toBe(true);
    expect(isChosen(task(), { topics: [], kinds: [], grammarPoints: [] }, nothing)).toBe(true);
  });

  test.each([
    ['its topic', { topics: ['work' as const] }, true],
    ['another topic', { topics: ['home' as const] }, false],
    ['its kind', { kinds: ['choose' as const] }, true],
    ['another kind', { kinds: ['order' as const] }, false],
    ['a grammar point, of a task without one', { grammarPoints: ['da_naar' as const] }, false],
    ['only new, never seen', { only: 'new' as const }, true],
    ['only wrong, never answered', { only: 'wrong' as const }, false],
  ])('%s', (_, settings, drawn) => {
    expect(isChosen(task(), settings, nothing)).toBe(drawn);
  });

  test('what was done before decides what is new and what was wrong', () => {
    const before = { seen: new Set(['a']), wrong: new Set(['a']) };
    expect(isChosen(task(), { only: 'new' }, before)).toBe(false);
    expect(isChosen(task(), { only: 'wrong' }, before)).toBe(true);
  });

  test('kind, grammar point and what was wrong choose among reading and listening; topic and what is new among all', () => {
    const text = task({ category: 'write', kind: 'message' });
    expect(isChosen(text, { kinds: ['choose'], grammarPoints: ['hvis'], only: 'wrong' }, nothing)).toBe(true);
    expect(isChosen(text, { topics: ['home'] }, nothing)).toBe(false);
    expect(isChosen(text, { only: 'new' }, { ...nothing, seen: new Set(['a']) })).toBe(false);
  });
});
