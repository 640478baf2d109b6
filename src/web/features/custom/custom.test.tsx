import { describe, expect, test } from 'vitest';
import { usualPractice } from '#domain/assessment/practice.ts';
import { summarise } from '#domain/assessment/summary.ts';
import type { ReviewedAnswer } from '#domain/assessment/types.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { ResultScreen } from '#web/features/result/result-screen.tsx';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { CustomForm } from './custom-form.tsx';

function form(tier: number, path = '/app/custom', errors: readonly string[] = []): string {
  return renderScreen({
    path,
    element: (
      <CustomForm requestKey="a-request-key" tier={tier} preferences={usualPractice} errors={errors} />
    ),
  });
}

/** Values of the boxes of a name that may be ticked, and of those that are. */
function boxes(html: string, name: string) {
  const tags = [...html.matchAll(/<input [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`));
  const values = (those: readonly string[]) => those.map((tag) => /value="(\w+)"/.exec(tag)?.[1]);
  const open = tags.filter((tag) => !tag.includes('disabled'));
  return { open: values(open), ticked: values(open.filter((tag) => tag.includes('checked'))) };
}

describe('2.27 the start page of the custom test', () => {
  test.each([
    [11, ['A1', 'A2', 'B1', 'B2']],
    [12, ['A1', 'A2', 'B1', 'B2', 'C1']],
  ])('1.23 opens the levels of tier %i; the others have a lock and a way to them', (tier, levels) => {
    expect(boxes(form(tier), 'level').open).toEqual(levels);
    expect(form(tier).includes('/app/license?needs=12')).toBe(tier < 12);
  });

  test('opens with what a link chooses, as far as the package goes', () => {
    const html = form(11, '/app/custom?level=B1&level=C1&category=listen&tasks=12');
    expect(boxes(html, 'level').ticked).toEqual(['B1']);
    expect(boxes(html, 'category').ticked).toEqual(['listen']);
    expect(html).toMatch(/name="tasks"[^>]*value="12"|value="12"[^>]*name="tasks"/);
  });

  test.each([
    ['tasks_range', '/app/custom', 'Choose a whole number from 5 to 50.'],
    ['tasks_range', '/nb/app/custom', 'Velg et helt tall fra 5 til 50.'],
    ['no_level', '/app/custom', 'Select at least one level!'],
    ['package_needed', '/app/custom', 'Your package does not open all of these tasks.'],
  ])('%s on %s is said in words', (error, path, words) => {
    expect(textOf(form(11, path, [error]))).toContain(words);
    expect(textOf(form(11, path))).not.toContain(words);
  });
});

describe('9.72 the result of a custom test', () => {
  const answer = (level: TaskLevel, index: number, score: number): ReviewedAnswer => ({
    taskId: `${level} ${index}`,
    stimulusId: `${level} ${index}`,
    category: 'read',
    level,
    kind: 'choose',
    item: { a: 1.2, b: { A1: -2.4, A2: -1.2, B1: 0, B2: 1.2, C1: 2.4 }[level], c: 0.25, weight: 1 },
    score,
    shown: false,
    skill: 'detail',
    topic: 'work',
    response: null,
    ms: 9000,
  });
  const screen = (levels: TaskLevel[], upTo: TaskLevel, path = '/app/test/1/result', each = 12) => {
    const answers = levels.flatMap((level) =>
      Array.from({ length: each }, (_, index) => answer(level, index, level <= upTo ? 1 : 0)),
    );
    const settings = { levels, categories: ['read' as const], randomOrder: true };
    return textOf(
      renderScreen({
        path,
        element: (
          <ResultScreen
            sittingId="1"
            examples={[]}
            positions={{}}
            mistakes={0}
            day="20 November 2026"
            isToday={true}
            summary={summarise({ answers, settings: { ...settings, length: 'full' } })}
            guest={false}
            tier={11}
            shareLink={null}
            custom={settings}
          />
        ),
      }),
    );
  };

  test('leads with what was right and names no level that was not looked for', () => {
    const text = screen(['B1'], 'B1');
    expect(text).toContain('Custom test');
    expect(text).toContain('B1: reading');
    expect(text).toContain('says how you do there, not where you stand');
    expect(text).not.toMatch(/Your level|These answers fit|You left out|Share/);
    expect(screen(['B1'], 'B1', '/nb/app/test/1/result')).toContain('viser hvordan det går der');
  });

  test('names one that lies inside what was chosen', () => {
    const text = screen(['A1', 'A2', 'B1', 'B2'], 'A2');
    expect(text).toContain('These answers fit A2');
    expect(text).not.toContain('not where you stand');
  });

  test('says between which two it lies in one sentence of its own', () => {
    const chosen: TaskLevel[] = ['A1', 'A2', 'B1', 'B2'];
    const text = screen(chosen, 'A2', undefined, 2);
    expect(text).toMatch(/A1, A2, B1 and B2: reading Your answers fit \S+ as well as \S+, so naming one/);
    expect(screen(chosen, 'A2', '/nb/app/test/1/result', 2)).not.toContain('Svarene passer med Mellom');
  });
});
