import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { isMarked } from '#domain/tasks/presentation.ts';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';
import {
  type ClosedReading,
  checkClosedBook,
  closedHash,
  closedResults,
  closedShare,
  closedSheet,
  closedTask,
  scoreClosed,
} from './closed-book.ts';

function bankFile(tasks: readonly unknown[]): BankFile {
  const read = readBankFile(
    {
      id: 'read-b1-hylla',
      category: 'read',
      level: 'B1',
      topic: 'society',
      title: 'Hylla som ingen ser',
      status: 'checked',
      stimulus: textStimulus,
      tasks,
    },
    'read/B1/hylla.yaml',
  );
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}

function only(file: BankFile) {
  const task = file.tasks[0];
  const shown = task === undefined ? null : closedTask(task, file);
  if (task === undefined || shown === null) throw new Error('The file has no task with options.');
  return { task, shown };
}

const altOf = (scene: string) => `a picture of ${scene}`;
const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];

describe('the sheet of a reader without the text', () => {
  const file = bankFile([examples.choose.task]);
  const { task, shown } = only(file);

  test('has neither text, title, topic nor id on it', () => {
    const lines = closedSheet({ task: shown, seed: '1', altOf }).lines.join('\n');
    const stimulus = file.stimulus.public;
    if (stimulus.kind !== 'text') throw new Error('The example has a text.');
    for (const hidden of [...stimulus.paragraphs, file.file.title, task.id, file.file.topic])
      expect(lines).not.toContain(hidden);
    expect(lines).toContain('prompt' in shown ? shown.prompt : '');
  });

  test('puts the key in every place as the seed changes', () => {
    if (!isMarked(task.secret) || task.secret.kind !== 'choose') throw new Error('Not a choice.');
    const { key } = task.secret;
    const places = seeds.map((seed) => {
      const { letters } = closedSheet({ task: shown, seed, altOf });
      return Object.entries(letters).find(([, own]) => own === key)?.[0];
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

describe('marking in the letters of the sheet', () => {
  test.each(['choose', 'which_person', 'match', 'order', 'true_false'] as const)(
    '%s: the key in shown letters is all right, in the order of any seed',
    (kind) => {
      const read = readBankFile(
        {
          id: 'read-b1-hylla',
          category: 'read',
          level: 'B1',
          topic: 'society',
          title: 'Hylla',
          status: 'checked',
          stimulus: examples[kind].stimulus,
          tasks: [examples[kind].task],
        },
        'read/B1/hylla.yaml',
      );
      if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
      // Of some examples the text is all in the task: as if there were another to hide.
      const { task: own, shown } = only({ ...read, stimulus: { ...read.stimulus, kind: 'text' } });
      if (!isMarked(own.secret)) throw new Error('Not marked.');
      const key = own.secret.key as string | readonly string[];
      for (const seed of seeds) {
        const sheet = closedSheet({ task: shown, seed, altOf });
        const display = (letter: string) =>
          Object.entries(sheet.letters).find(([, one]) => one === letter)?.[0] ?? letter;
        const answer = typeof key === 'string' ? display(key) : key.map(display);
        expect(scoreClosed(own, sheet, answer)?.score).toBe(1);
      }
    },
  );

  test('what is no answer is not marked', () => {
    const { task, shown } = only(bankFile([examples.choose.task]));
    expect(scoreClosed(task, closedSheet({ task: shown, seed: '1', altOf }), 'z')).toBeNull();
  });
});

describe('what readers without the text got', () => {
  const file = bankFile([examples.choose.task]);
  const { task, shown } = only(file);
  const reading = (reader: string, score: number, change: Partial<ClosedReading> = {}): ClosedReading => ({
    reader,
    task: task.id,
    at: '2026-11-22T20:00:00Z',
    read: closedHash(shown),
    key: task.keyHash,
    score,
    answer: null,
    ...change,
  });
  const check = (readings: readonly ClosedReading[], exceptions: readonly string[] = []) =>
    checkClosedBook(closedResults([file], readings), {
      fileOf: () => file.file,
      exceptions: new Set(exceptions),
    }).map(({ rule }) => rule);

  test('counts only readings of the words and the key that stand there now', () => {
    const readings = [reading('a', 1), reading('b', 0, { read: 'old' }), reading('c', 0, { key: 'old' })];
    expect(closedShare(closedResults([file], readings))).toEqual({
      tasks: 1,
      share: 1,
      chance: task.guessing,
    });
  });

  test('a task that three readers all got right is a finding; two, or one wrong, are none', () => {
    expect(check([reading('a', 1), reading('b', 1), reading('c', 1)])).toEqual(['closed-book']);
    expect(check([reading('a', 1), reading('b', 1)])).toEqual([]);
    expect(check([reading('a', 1), reading('b', 1), reading('c', 0)])).toEqual([]);
  });

  test('a task that is its own text is not measured: nothing can be hidden', () => {
    const own: BankFile = { ...file, stimulus: { ...file.stimulus, kind: 'none' } };
    expect(closedTask(task, own)).toBeNull();
    expect(closedShare(closedResults([own], [reading('a', 1)])).tasks).toBe(0);
    const cloze = only(bankFile([examples.cloze.task])).task;
    expect(closedTask(cloze, own)).not.toBeNull();
  });

  test('a listed exception is none', () => {
    expect(check([reading('a', 1), reading('b', 1), reading('c', 1)], [task.id])).toEqual([]);
  });
});
