import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { LandingPage } from './landing-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { sampleSitting } from './sample-sitting.ts';

const counts = { free: 121, plus: 343, premium: 565 };

function landing(change: object = {}, path = '/'): string {
  return renderScreen({
    path,
    element: <LandingPage sample={sampleSitting()} counts={counts} articles={[]} stories={[]} {...change} />,
  });
}

describe('2.14 the landing page', () => {
  test.each([
    ['hero with the way into the test', 'Take the free level test'],
    ['top features', 'Four parts, as in the test'],
    ['pass guarantee', 'Pass guarantee'],
    ['pricing', 'Pricing'],
    ['FAQ', 'Questions'],
  ])('%s', (_, words) => {
    expect(textOf(landing())).toContain(words);
  });

  test('shows the latest articles once there are some, and no empty box before', () => {
    const articles = [
      {
        ...{ slug: 'ord', topic: 'words', title: 'Ord som ligner', description: 'Om falske venner.' },
        ...{ words: 800, publishedAt: '2026-09-14T04:00:00Z', drawing: null },
      } as const,
    ];
    expect(textOf(landing())).not.toContain('Latest articles');
    expect(textOf(landing({ articles }))).toContain('Latest articles');
    expect(landing({ articles })).toContain('href="/articles/ord"');
  });
});

test('1.15 packages and prices stand on the pricing page and on the front page', () => {
  const pricing = textOf(renderScreen({ path: '/pricing', element: <PricingPage counts={counts} /> }));
  for (const text of [pricing, textOf(landing())]) {
    expect(text).toMatch(/Free NOK 0 forever/);
    expect(text).toMatch(/Plus NOK 99 per 30 days/);
    expect(text).toMatch(/Premium NOK 199 per 30 days/);
    for (const tasks of Object.values(counts)) expect(text).toContain(`${tasks} tasks`);
  }
});

test('no number of tasks is stated when the bank cannot be read', () => {
  expect(textOf(landing({ counts: null }))).not.toMatch(/\d+ tasks\b(?! in reading)/);
});

describe('1.26 the pass guarantee', () => {
  test('is an extension, not a refund', () => {
    expect(textOf(landing())).toContain('It is an extension, not a refund');
    expect(textOf(landing({}, '/nb'))).toContain('en forlengelse, ikke en tilbakebetaling');
  });

  test.each([
    ['Four weeks of active practice', 'at least, before the official test'],
    ['100 practice tasks', 'at least, across all skills'],
    ['The level test taken', 'so that we know where you began'],
    ['Proof that you did not pass', 'sent to us within 30 days'],
  ])('asks for: %s', (title, text) => {
    expect(textOf(landing())).toContain(`${title} ${text}`);
  });
});
