import { describe, expect, test } from 'vitest';
import { summarise } from '#domain/assessment/summary.ts';
import type { ReviewedAnswer, Summary } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { CanDoText } from './can-do-text.tsx';
import { LevelByLevel } from './level-by-level.tsx';
import { NextSteps } from './next-steps.tsx';
import { ResultScreen } from './result-screen.tsx';

const sittingId = '00000000-0000-4000-8000-000000000000';

/** The result of a full test with these answers, two of each level and category. */
function result(scores: Readonly<Partial<Record<TaskLevel, number>>>): Summary {
  const answers = (Object.entries(scores) as [TaskLevel, number][]).flatMap(([level, score]) =>
    (['read', 'listen'] as const).flatMap((category) =>
      [1, 2].map((number) => answerTo(`${category} ${level} ${number}`, { category, level, score })),
    ),
  );
  return summarise({
    answers,
    settings: {
      length: 'full',
      levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
      categories: ['read', 'listen'],
      randomOrder: true,
    },
  });
}

function answerTo(
  taskId: string,
  given: { category: Category; level: TaskLevel; score: number },
): ReviewedAnswer {
  const b = { A1: -2.4, A2: -1.2, B1: 0, B2: 1.2, C1: 2.4 }[given.level];
  return {
    ...given,
    taskId,
    stimulusId: taskId,
    kind: 'choose',
    item: { a: 1.2, b, c: 0.25, weight: 1 },
    shown: false,
    skill: 'detail',
    topic: 'work',
    response: null,
    ms: 15_000,
  };
}

function screen(summary: Summary, path = `/app/test/${sittingId}/result`): string {
  return renderScreen({
    path,
    // What comes later in the browser is not waited for here.
    element: (
      <>
        <ResultScreen
          sittingId={sittingId}
          summary={summary}
          examples={[]}
          positions={{}}
          mistakes={0}
          day="20 November 2026"
          isToday={true}
          guest={true}
          tier={0}
          shareLink={null}
        />
        <LevelByLevel summary={summary} />
      </>
    ),
  });
}

const usual = result({ A1: 1, A2: 1, B1: 0.75, B2: 0, C1: 0 });
const page = screen(usual);
const text = textOf(page);

describe('2.34 the result shows the overall level, the trend and a detailed level analysis', () => {
  test('the level, in words and as a picture with a text of its own', () => {
    expect(text).toContain('Your level today');
    expect(text).toMatch(/Between A2 and B1|B1|A2/);
    expect(text).toMatch(/The blue band shows/);
  });

  test('8.10 too few levels say so', () => {
    expect(textOf(screen(result({ A2: 1 })))).toContain('Not enough data to analyze trend across levels.');
    expect(text).not.toContain('Not enough data to analyze trend across levels.');
  });

  test.each([
    ['As expected', { A1: 1, A2: 1, B1: 0.5, B2: 0 }],
    ['Better at higher levels', { A1: 0, A2: 0.5, B1: 1 }],
    ['Up and down', { A1: 1, A2: 0, B1: 1 }],
  ])('the trend %s', (words, scores) => {
    expect(textOf(screen(result(scores)))).toContain(words);
  });

  test('right answers out of all, and the time', () => {
    expect(text).toMatch(/Right 8 of 20/);
    expect(text).toMatch(/Time 5 (: 00 )?min/);
  });
});

describe('2.35 performance per level, with what each level means on click', () => {
  test.each(['A1', 'A2', 'B1', 'B2', 'C1'])('%s', (level) => {
    expect(text).toContain(`What ${level} means`);
  });

  test('the info, in our own words, is fetched when it is opened', () => {
    const info = <CanDoText level="A2" categories={['read']} withNext={false} />;
    expect(textOf(renderScreen({ path: '/app', element: info }))).toContain(
      'You find facts where you expect them: in ads, menus, timetables and messages.',
    );
  });

  test('each level has its mastery', () => {
    for (const words of ['Very good', 'Partial', 'Challenging']) expect(text).toContain(words);
    expect(textOf(screen(result({ A2: 1, B1: 0.5 })))).toContain('No tasks completed');
    const few = result({ A2: 1 });
    const levels = few.levels.map((score) => ({ ...score, mastery: 'too_few_tasks' as const }));
    expect(textOf(screen({ ...few, levels }))).toContain('Not enough tasks yet');
  });
});

test('2.36 right answers per category', () => {
  expect(text).toMatch(/Reading 4 of 10 right, 2 partly right/);
  expect(text).toMatch(/Listening 4 of 10 right, 2 partly right/);
});

describe('2.37 feedback: general, strengths, improvement areas, recommendations', () => {
  const finding = {
    subject: { kind: 'skill', skill: 'inference', category: 'read' },
    tasks: 4,
    correct: 1,
    partly: 0,
    usual: 3,
    from: 'B1',
    to: 'B2',
    examples: [],
  } as const;
  const html = screen({
    ...usual,
    feedback: {
      general: [{ key: 'shown_answers', count: 2 }],
      strengths: [{ ...finding, subject: { kind: 'topic', topic: 'work' }, correct: 4 }],
      improvements: [finding],
      recommendations: [
        { key: 'take_full_test' },
        { key: 'consolidate_level', level: 'B1', tasks: 6, correct: 3, partly: 0 },
      ],
    },
  });

  test.each(['All in all', 'What you do well', 'What to work on', 'Your next step', 'After that'])(
    '%s',
    (words) => {
      expect(textOf(html)).toContain(words);
    },
  );

  test('with next to nothing to say what is done well stands below, not as half an empty row (2.37)', () => {
    const bare = screen({
      ...usual,
      feedback: { general: [], strengths: [], improvements: [], recommendations: [] },
    });
    expect(bare).toContain('data-short="true"');
    expect(html).not.toContain('data-short="true"');
  });

  test('says that it comes from rules', () => {
    expect(textOf(html)).toContain('Feedback from rules on your answers, not by AI.');
  });
});

describe('2.38 next steps', () => {
  test('download the result', () => {
    expect(page).toContain(`href="/app/test/${sittingId}/result.pdf"`);
  });

  test('find courses, on official pages only', () => {
    const html = renderScreen({
      path: `/app/test/${sittingId}/result`,
      element: <NextSteps sittingId={sittingId} onShare={null} />,
    });
    const outside = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, url = '']) => new URL(url).hostname);
    expect(outside).toContain('utdanning.no');
    for (const host of outside) expect(host).toMatch(/(^|\.)(hkdir|utdanning)\.no$/);
  });

  test('share the result', () => {
    expect(page).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>/);
    expect(text).toContain('Share');
  });
});

describe('a visitor whose next round would be above what is free (9.190)', () => {
  test('is told why it is at another level, at each button that leads to one', () => {
    const held = textOf(screen(result({ A2: 1, B1: 0.5, B2: 0 })));
    expect(held).toContain('That is the level to work on now.');
    const rounds = held.match(/Practise (?:reading |listening |this )?at A2/g) ?? [];
    expect(rounds.length).toBeGreaterThan(0);
    expect(held.match(/Free practice goes up to A2/g)).toHaveLength(rounds.length);
  });

  test('is not sent back to what holds, but shown what opens the next level', () => {
    const climbing = textOf(screen(result({ A1: 1, A2: 1 })));
    expect(climbing).toContain('Go on to B1');
    expect(climbing).toContain('See what opens B1');
    expect(climbing).not.toContain('Practise at A2');
  });
});

test('the result is there in bokmål too', () => {
  expect(textOf(screen(usual, `/nb/app/test/${sittingId}/result`))).toContain('Nivået ditt i dag');
});
