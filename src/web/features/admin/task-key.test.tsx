import { expect, test } from 'vitest';
import type { PublicTask, SecretTask } from '#domain/tasks/presentation.ts';
import { markedKinds } from '#domain/tasks/vocabulary.ts';
import { exampleTask } from '#web/testing/example-sitting.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { TaskContent } from './task-content.tsx';

type Task = Parameters<typeof TaskContent>[0]['task'];

function shown(task: Pick<Task, 'public' | 'secret'>, path = '/admin/tasks/one'): string {
  const element = (
    <TaskContent
      task={{
        ...{ taskId: 'one', contentId: null, title: 'A task', category: 'read', level: 'B1' },
        ...{ kind: 'choose', withdrawnAt: null, openReports: 0, statistics: null, responses: [] },
        ...{ stimulus: { kind: 'none' }, drawings: [], transcript: null },
        ...task,
      }}
    />
  );
  return renderScreen({ path, element });
}

function example(kind: (typeof markedKinds)[number]): { public: PublicTask; secret: SecretTask } {
  const { task, review } = exampleTask(kind, { answered: true });
  if (!review) throw new Error(`no key of ${kind}`);
  return { public: task, secret: review.secret };
}

test.each(markedKinds)('a task of kind %s shows what is right in words, not as data (9.321)', (kind) => {
  const words = textOf(shown(example(kind)));
  expect(words).not.toMatch(/[[\]{}"]/);
  expect(words.length).toBeGreaterThan(40);
  if (kind !== 'order') expect(words).toContain('(right)');
});

test('of several options the right one is marked, and all are shown (9.321)', () => {
  const task = example('choose');
  if (task.public.kind !== 'choose' || task.secret.kind !== 'choose') throw new Error('another kind');
  const { options } = task.public;
  const { key } = task.secret;
  const words = textOf(shown(task));
  for (const { text } of options) expect(words).toContain(text);
  const right = options.find(({ letter }) => letter === key)?.text;
  expect(words).toContain(`${right} (right)`);
  expect(words.match(/\(right\)/g)).toHaveLength(1);
  expect(textOf(shown(task, '/nb/admin/tasks/one'))).toContain(`${right} (riktig)`);
});

test('a text is shown in its right order (9.321)', () => {
  const task = example('order');
  if (task.public.kind !== 'order' || task.secret.kind !== 'order') throw new Error('another kind');
  const { first, parts } = task.public;
  const right = task.secret.key.map((letter) => parts.find((part) => part.letter === letter)?.text);
  expect(textOf(shown(task))).toContain([first, ...right].join(' '));
});

test('what goes with no item is listed apart (9.321)', () => {
  const task = example('match');
  if (task.public.kind !== 'match' || task.secret.kind !== 'match') throw new Error('another kind');
  const { options } = task.public;
  const { key } = task.secret;
  const over = options.filter(({ letter }) => !key.includes(letter));
  const words = textOf(shown(task));
  expect(words.split('Options that go with none').at(-1)).toContain(over[0]?.text ?? '');
});

test('of writing it shows what an answer is judged by (9.321)', () => {
  const both = (nb: string) => ({ nb, en: '' });
  const words = textOf(
    shown({
      public: {
        ...{ kind: 'write', genre: 'message', prompt: 'Skriv til naboen.', scene: null },
        ...{ criterion: both(''), words: { guide: 60, max: 200 } },
      },
      secret: {
        ...{ kind: 'write', points: [both('Du sier når festen er.')], partner: [] },
        models: [{ level: 'B1', text: 'Hei! Vi skal ha fest på lørdag.', note: both('') }],
      },
    }),
  );
  expect(words).toContain('What an answer is judged by Du sier når festen er.');
  expect(words).toContain('An answer at B1 Hei! Vi skal ha fest på lørdag.');
});
