import { expect, test } from 'vitest';
import { exampleSitting, exampleTask } from '#web/testing/example-sitting.ts';
import { advanced } from './advance.ts';

const first = exampleTask('choose', { taskId: 'a/1' });
const next = exampleTask('cloze', { taskId: 'a/2', position: 2 });
const response = { kind: 'choose', letter: 'a' } as const;

test('an answer is put down and the next task comes behind it', () => {
  const after = advanced(exampleSitting([first]), { position: 1, response, review: null, next });
  expect(after.tasks).toEqual([{ ...first, answered: true, response, review: null }, next]);
});

test('the reply to the same answer again changes nothing more (4.34)', () => {
  const advance = { position: 1, response, review: null, next };
  const once = advanced(exampleSitting([first]), advance);
  expect(advanced(once, advance)).toEqual(once);
  // The next task may have been answered meanwhile.
  const further = { ...once, tasks: once.tasks.map((task) => ({ ...task, answered: true })) };
  expect(advanced(further, advance)).toEqual(further);
});
