import { describe, expect, test } from 'vitest';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { type MarkedKind, markedKinds } from '#domain/tasks/vocabulary.ts';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { exampleSitting, exampleTask } from '#web/testing/example-sitting.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { openInputs } from './open-inputs.ts';
import { StimulusView } from './stimulus-view.tsx';
import { TaskView } from './task-view.tsx';

/** Question and stimulus of a task as the modal shows them. */
function shown(kind: MarkedKind, answered = false): string {
  const task = exampleTask(kind, { answered });
  const common = { task, response: null, onRespond: () => {} };
  return renderScreen({
    path: '/app/test/1',
    element: (
      <>
        <StimulusView sitting={exampleSitting([task])} {...common} />
        <TaskView {...common} inputs={openInputs} />
      </>
    ),
  });
}

/** What a learner acts on. */
const controls = /<(input|select|textarea|button)[ >]|tabindex="0"/i;

describe('2.31 the modal shows reading and listening tasks of every kind', () => {
  test.each(markedKinds)('%s: prompt, choices and a way to answer', (kind) => {
    const { task } = exampleTask(kind);
    const text = textOf(shown(kind));
    expect(text).toContain(task.prompt);
    for (const words of choicesOf(task)) expect(text).toContain(words);
    expect(shown(kind)).toMatch(controls);
  });

  test.each(markedKinds)('%s: key and reason only after the answer', (kind) => {
    expect(shown(kind)).not.toContain('SECRET');
    expect(shown(kind)).not.toContain('HEMMELIG');
    expect(textOf(shown(kind, true))).toContain('SECRET-en');
  });
});

test('9.37 a clip is heard as often as the exam plays it', () => {
  const text = textOf(shown('dictation'));
  expect(text).toContain('You can hear it 2 times.');
  expect(text).not.toContain('as often as you like');
  expect(textOf(shown('dictation', true))).toContain('Play it as often as you like.');
});

describe('pictures to choose among (2.31)', () => {
  test('are radio buttons with what is seen in words, in the colours of either page', () => {
    const html = shown('picture');
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html.match(/alt="a picture of bus"/g)).toHaveLength(2);
    for (const mode of ['light', 'dark']) expect(html).toContain(`src="/scenes/bus.${mode}.svg?v=hash"`);
    expect(html).not.toMatch(/Your answer|is-right|is-wrong/);
  });

  test('tell own and right one apart after the answer, in words', () => {
    const task = exampleTask('picture', { answered: true, response: { kind: 'picture', letter: 'a' } });
    const html = renderScreen({
      path: '/app/test/1',
      element: <TaskView task={task} response={task.response} onRespond={() => {}} />,
    });
    expect(html.match(/is-right/g)).toHaveLength(1);
    expect(html.match(/is-wrong/g)).toHaveLength(1);
    expect(textOf(html)).toMatch(/1?\s*Your answer.*Right/s);
  });
});

test('a scene as stimulus is shown with its alternative', () => {
  const task = exampleTask('choose', { stimulus: { kind: 'scene', scene: 'park' } });
  const common = { task, response: null, onRespond: () => {} };
  const html = renderScreen({
    path: '/nb/app/test/1',
    element: <StimulusView sitting={exampleSitting([task])} {...common} />,
  });
  expect(html).toContain('alt="et bilde av park"');
});

function choicesOf(task: PublicMarkedTask): readonly string[] {
  switch (task.kind) {
    case 'choose':
      return task.options.map(({ text }) => text);
    case 'which_person':
      return task.persons.map(({ name }) => name);
    case 'match':
      return [...task.items, ...task.options.map(({ text }) => text)];
    case 'cloze':
      return task.gaps.flatMap(({ options }) => options.map(({ text }) => text));
    case 'order':
      return [task.first, ...task.parts.map(({ text }) => text)];
    case 'true_false':
      return ['True', 'False', 'Not stated'];
    default:
      return [];
  }
}

describe('a given answer is final, and says so (2.31)', () => {
  const given = (response: SittingTask['response'], path = '/app/test/1') =>
    renderScreen({
      path,
      element: (
        <TaskView
          task={{ ...exampleTask('choose', { answered: true, response }), review: null }}
          response={response}
          onRespond={() => {}}
        />
      ),
    });

  test('beside what was chosen, while the key is hidden', () => {
    const html = given({ kind: 'choose', letter: 'a' });
    expect(textOf(html)).toContain('Your answer is final.');
    expect(textOf(html)).toMatch(/Your answer$|Your answer(?! is)/);
    expect(html.match(/<input(?![^>]*disabled)[^>]*>/g)).toBeNull();
    expect(textOf(given({ kind: 'choose', letter: 'a' }, '/nb/app/test/1'))).toContain(
      'Svaret ditt er endelig.',
    );
  });

  test('and a task that was skipped says that it counts as wrong', () => {
    expect(textOf(given(null))).toContain('You skipped this task. It counts as wrong');
    expect(textOf(given(null))).not.toContain('Your answer is final.');
  });

  test('an open task says nothing of it', () => {
    expect(textOf(shown('choose'))).not.toContain('final');
  });
});

test('a dictation says in words what is right, missing, too much and different', () => {
  const task = exampleTask('dictation', { answered: true, response: { kind: 'dictation', text: 'x' } });
  const words = [
    { kind: 'right', expected: 'Bussen', written: 'Bussen' },
    { kind: 'wrong', expected: 'går', written: 'gor' },
    { kind: 'missing', expected: 'ikke' },
    { kind: 'extra', written: 'nå' },
  ] as const;
  const mark = { score: 0.5, correct: false, words };
  const html = renderScreen({
    path: '/app/test/1',
    element: (
      <TaskView
        task={{ ...task, review: task.review && { ...task.review, mark } }}
        response={task.response}
        onRespond={() => {}}
      />
    ),
  });
  const text = textOf(html).replaceAll(/\s+/g, ' ');
  expect(text).toContain('1 of 3 words right');
  for (const said of [/You wrote ?: ?“ ?gor ?” ?→ ?går/, /Missing ?: ?“ ?ikke ?”/, /Too much ?: ?“ ?nå ?”/])
    expect(text).toMatch(said);
});
