import { describe, expect, test } from 'vitest';
import { customSettings } from '#domain/assessment/custom-settings.ts';
import { usualPractice } from '#domain/assessment/practice.ts';
import { linkOf, openingChoice, readCustomChoice, settingsOf } from './custom-choice.ts';

const choice = (query: string) => readCustomChoice(new URLSearchParams(query));

describe('3.9 a custom test adds a number of tasks, a writing task count and a speaking task count', () => {
  test('each counts where its part is chosen', () => {
    expect(settingsOf(choice('level=A2&category=read&category=write&tasks=5&writing=2&speaking=3'))).toEqual({
      settings: {
        ...{ levels: ['A2'], categories: ['read', 'write'], tasks: 5, writingTasks: 2, speakingTasks: 0 },
        ...{ randomOrder: false, showAnswers: false, plays: 'exam' },
      },
    });
    expect(settingsOf(choice('level=A2&category=write&tasks=99&writing=1'))).toMatchObject({
      settings: { tasks: 0, writingTasks: 1 },
    });
  });

  test.each([
    ['level=A2&category=read&tasks=4', ['tasks_range']],
    ['level=A2&category=write&writing=6', ['writing_range']],
    ['level=A2&category=write&writing=0', ['writing_range']],
    ['level=A2&category=speak&speaking=x', ['speaking_range']],
    ['category=read', ['no_level']],
    ['level=A1', ['no_category']],
  ])('%s is refused', (query, problems) => {
    expect(settingsOf(choice(query))).toEqual({ problems });
  });

  test('what the page makes the API takes; a count without its part, or a part without its count, it refuses', () => {
    const made = settingsOf(choice('level=B1&category=read&category=write&writing=1&topic=work&only=new'));
    expect('settings' in made && customSettings.safeParse(made.settings).success).toBe(true);
    const base = { levels: ['A1'], randomOrder: true, showAnswers: false, plays: 'exam' };
    for (const wrong of [
      { categories: ['read'], tasks: 5, writingTasks: 1 },
      { categories: ['write'], tasks: 0 },
      { categories: ['write'], tasks: 5, writingTasks: 1 },
      { categories: ['read'], tasks: 0 },
    ])
      expect(customSettings.safeParse({ ...base, ...wrong }).success).toBe(false);
  });
});

test('9.278 settings that are saved open the form as they were', () => {
  const query = 'level=A2&level=B1&category=listen&category=write&tasks=12&writing=3&topic=home&kind=match';
  const made = settingsOf(choice(`${query}&grammar=hvis&only=wrong&showAnswers=1`));
  if (!('settings' in made)) throw new Error('refused');
  const back = openingChoice({
    query: new URLSearchParams(linkOf(made.settings).split('?')[1]),
    preferences: { ...usualPractice, randomOrder: false },
    levels: ['A1', 'A2', 'B1', 'B2'],
    categories: ['read', 'listen', 'write'],
  });
  expect(settingsOf(back)).toEqual(made);
});
