import { describe, expect, test } from 'vitest';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { exampleSitting, exampleTask } from '#web/testing/example-sitting.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { StimulusView } from './stimulus-view.tsx';
import { TaskView } from './task-view.tsx';

/** Pictures wait for the drawn scenes (issue 5). */
const kinds = [
  'choose',
  'true_false',
  'which_person',
  'match',
  'cloze',
  'typed_cloze',
  'order',
  'click_word',
  'dictation',
] as const;
type Kind = (typeof kinds)[number];

/** Question and stimulus of a task as the modal shows them. */
function shown(kind: Kind, answered = false): string {
  const task = exampleTask(kind, { answered });
  const common = { task, response: null, onRespond: () => {} };
  return renderScreen({
    path: '/app/test/1',
    element: (
      <>
        <StimulusView sitting={exampleSitting([task])} {...common} />
        <TaskView {...common} />
      </>
    ),
  });
}

/** What a learner acts on. */
const controls = /<(input|select|textarea|button)[ >]|tabindex="0"/i;

describe('2.31 the modal shows reading and listening tasks of every kind', () => {
  test.each(kinds)('%s: prompt, choices and a way to answer', (kind) => {
    const { task } = exampleTask(kind);
    const text = textOf(shown(kind));
    expect(text).toContain(task.prompt);
    for (const words of choicesOf(task)) expect(text).toContain(words);
    expect(shown(kind)).toMatch(controls);
  });

  test.each(kinds)('%s: key and reason only after the answer', (kind) => {
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
