import { describe, expect, test } from 'vitest';
import type { SittingData } from '#web/features/sitting-data/sitting-data.ts';
import { exampleSitting, exampleTask } from '#web/testing/example-sitting.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { TestModal } from './test-modal.tsx';

const path = '/app/test/00000000-0000-4000-8000-000000000000';

function modal(initial: SittingData, at = path): string {
  return renderScreen({ path: at, element: <TestModal initial={initial} /> });
}

/** The buttons' words, each once. */
function buttonsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => textOf(inner)));
}

const open = exampleSitting([exampleTask('choose', { answered: true }), exampleTask('true_false')]);

describe('2.28 the buttons of the test modal', () => {
  test('Previous, Abort and Next are always there', () => {
    const buttons = buttonsOf(modal(open));
    for (const words of ['Previous', 'Abort', 'Next']) expect(buttons).toContain(words);
  });

  test('Show answer is there when the settings say so, and not after the answer', () => {
    expect(buttonsOf(modal(open))).not.toContain('Show answer');
    const showing = exampleSitting(open.tasks, { showAnswers: true });
    expect(buttonsOf(modal(showing))).toContain('Show answer');
    const answered = exampleSitting([exampleTask('choose', { answered: true })], { showAnswers: true });
    expect(buttonsOf(modal(answered))).not.toContain('Show answer');
  });

  test('Finish leads from the last shown answer to the result', () => {
    const last = exampleSitting([exampleTask('choose', { answered: true })], { showAnswers: true });
    expect(buttonsOf(modal({ ...last, status: 'finished' }))).toContain('Finish');
  });
});

describe('2.29 the buttons in the menu and at the text', () => {
  test('Finish stands there once something is answered, Close always', () => {
    const html = modal(open);
    expect(buttonsOf(html)).toContain('Finish');
    expect(html).toMatch(/<a [^>]*href="\/app\/leveltest"[^>]*>Close<\/a>/);
    expect(buttonsOf(modal(exampleSitting([exampleTask('choose')])))).not.toContain('Finish');
  });

  test('a long text can be hidden, a short one not', () => {
    const long = exampleTask('choose');
    const words = Array.from({ length: 80 }, () => 'ord').join(' ');
    const stimulus = { kind: 'text', title: 'Lang', form: 'article', paragraphs: [words] } as const;
    expect(buttonsOf(modal(exampleSitting([{ ...long, stimulus }])))).toContain('Hide');
    expect(
      buttonsOf(modal(exampleSitting([{ ...long, stimulus: { ...stimulus, paragraphs: ['Kort.'] } }]))),
    ).not.toContain('Hide');
  });
});

describe('2.30 aborting asks first', () => {
  test('with the words of the specification, in English and bokmål', () => {
    const english = textOf(/<dialog.*<\/dialog>/s.exec(modal(open))?.[0] ?? '');
    expect(english).toContain('Do you want to abort?');
    expect(buttonsOf(modal(open))).toContain('Abort test');
    expect(buttonsOf(modal(open))).toContain('Continue test');
    expect(textOf(modal(open, `/nb${path}`))).toContain('Vil du avbryte?');
  });

  test('and offers the result only when something is answered', () => {
    expect(buttonsOf(modal(open))).toContain('Finish now and see the result');
    expect(buttonsOf(modal(exampleSitting([exampleTask('choose')])))).not.toContain(
      'Finish now and see the result',
    );
  });
});

describe('the strip says what is known, and stays as it is (2.28)', () => {
  const atTask = (given: number, settings = {}) =>
    modal(
      exampleSitting(
        Array.from({ length: given }, (_, index) => exampleTask('choose', { answered: index < given - 1 })),
        settings,
      ),
    );
  const boxes = (html: string) => html.match(/class="strip-number/g)?.length;
  const segments = (html: string) => html.match(/class="strip-segment/g)?.length;

  test.each([1, 2, 9, 17, 18, 20, 21, 33, 40])('as many boxes at task %d as at the first', (given) => {
    expect(boxes(atTask(given))).toBe(20);
    expect(segments(atTask(given))).toBe(20);
    expect(atTask(given)).toContain('strip-segment is-current');
  });

  test('a quick test has fewer, and they stay too', () => {
    for (const given of [1, 6, 12]) expect(boxes(atTask(given, { length: 'quick' }))).toBe(9);
  });

  test('the task, and how many are usual: no promise of the most there may be', () => {
    expect(textOf(atTask(7))).toMatch(/Task 7\s+· usually about 20/);
    expect(textOf(atTask(7))).not.toContain('40');
    expect(textOf(modal(exampleSitting([exampleTask('choose')], { length: 'quick' }), `/nb${path}`))).toMatch(
      /Oppgave 1\s+· vanligvis rundt 9/,
    );
  });
});
