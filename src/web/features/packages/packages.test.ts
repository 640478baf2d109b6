import { describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { packageFor } from '#domain/tasks/stimulus-file.ts';
import { type PackageOffer, packageOffers } from './packages.ts';

function offer(key: PackageOffer['key']): PackageOffer {
  return packageOffers.find((one) => one.key === key) as PackageOffer;
}

function featuresOf(key: PackageOffer['key']): readonly string[] {
  return offer(key).features.map((feature) => feature.key);
}

test('9.1 prices: NOK 0, 99 and 199', () => {
  expect(packageOffers.map(({ key, price }) => [key, price])).toEqual([
    ['free', 0],
    ['plus', 99],
    ['premium', 199],
  ]);
});

test('1.20 Free holds reading and listening of A1–A2', () => {
  expect(offer('free')).toMatchObject({ levels: ['A1', 'A2'], categories: ['read', 'listen'] });
  expect(featuresOf('free')).not.toContain('aiFeedback');
});

test('1.21 Plus holds reading, listening and writing of A1–B2, with AI feedback', () => {
  expect(offer('plus')).toMatchObject({
    levels: ['A1', 'A2', 'B1', 'B2'],
    categories: ['read', 'listen', 'write'],
  });
  expect(featuresOf('plus')).toContain('aiFeedback');
});

test('1.22 Premium holds all levels and categories, teacher feedback and priority support', () => {
  expect(offer('premium')).toMatchObject({ levels: taskLevels, categories });
  expect(featuresOf('premium')).toEqual(expect.arrayContaining(['teacherFeedback', 'prioritySupport']));
});

describe('the bank sorts its tasks into the same packages', () => {
  const order = ['free', 'plus', 'premium'] as const;

  for (const category of categories) {
    test.each(taskLevels)(`${category} %s`, (level) => {
      const least = packageFor({ category, level, free: true });
      for (const { key, levels, categories: held } of packageOffers) {
        const opens = order.indexOf(key) >= order.indexOf(least);
        expect(opens).toBe(levels.includes(level) && held.includes(category));
      }
    });
  }

  test('a task of A1 that is not marked free belongs to Plus', () => {
    expect(packageFor({ category: 'read', level: 'A1', free: undefined as unknown as boolean })).toBe('plus');
  });
});

test('1.25 practice, exam simulation, flashcards and the pass guarantee are listed among what packages give', () => {
  expect(featuresOf('plus')).toEqual(
    expect.arrayContaining(['customTest', 'mockTests', 'flashcards', 'guarantee']),
  );
});

test('what costs money gives something today that the package below does not', () => {
  for (const [index, one] of packageOffers.entries()) {
    const below = packageOffers[index - 1]?.features.map(({ key }) => key) ?? [];
    expect(one.features.some(({ key, open }) => open && !below.includes(key))).toBe(true);
  }
});
