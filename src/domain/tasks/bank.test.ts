import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from './bank.ts';
import { examples, textStimulus } from './task-examples.ts';

const whole = {
  id: 'read-a2-hylla',
  category: 'read',
  level: 'A2',
  topic: 'society',
  title: 'Hylla',
  status: 'draft',
  stimulus: textStimulus,
  tasks: [{ ...examples.choose.task, difficulty: 2.1 }],
};

function read(change: Record<string, unknown> = {}, path = 'read/A2/hylla.yaml'): BankFile {
  const found = readBankFile({ ...whole, ...change }, path);
  if (found.kind === 'fault') throw new Error(JSON.stringify(found.faults));
  return found;
}

test('a file becomes a stimulus and its tasks', () => {
  const { stimulus, tasks } = read({ free: true });
  expect(stimulus).toMatchObject({ id: 'read-a2-hylla', kind: 'text', package: 'free', secret: null });
  expect(tasks).toMatchObject([
    {
      id: 'read-a2-hylla/choose',
      stimulusId: 'read-a2-hylla',
      position: 0,
      kind: 'choose',
      difficulty: 2.1,
      guessing: 0.25,
      package: 'free',
      grammar: null,
      public: { kind: 'choose' },
      secret: { kind: 'choose', key: 'b' },
    },
  ]);
});

describe('the hashes tell a correction from a changed key', () => {
  const [before] = read().tasks;
  const task = whole.tasks[0];

  test('a corrected word changes the content and keeps the key', () => {
    const [after] = read({ tasks: [{ ...task, prompt: 'Hva gjorde Hawa Diallo?' }] }).tasks;
    expect(after?.contentHash).not.toBe(before?.contentHash);
    expect(after?.keyHash).toBe(before?.keyHash);
  });

  test('another key changes both', () => {
    const [after] = read({ tasks: [{ ...task, key: 'c' }] }).tasks;
    expect(after?.contentHash).not.toBe(before?.contentHash);
    expect(after?.keyHash).not.toBe(before?.keyHash);
  });

  test('parts that change places are another key', () => {
    const order = { ...examples.order.task, difficulty: 2 };
    const [a = '', b = '', c = '', ...rest] = order.parts;
    const one = read({ stimulus: { kind: 'none' }, tasks: [order] }).tasks[0];
    const other = read({ stimulus: { kind: 'none' }, tasks: [{ ...order, parts: [a, c, b, ...rest] }] })
      .tasks[0];
    expect(other?.keyHash).not.toBe(one?.keyHash);
  });

  test('the same file gives the same rows', () => {
    expect(read()).toEqual(read());
  });
});

describe('a longer text and more gaps take longer', () => {
  const seconds = (change: Record<string, unknown>) => read(change).tasks[0]?.estimatedSeconds ?? 0;

  test('text', () => {
    const text = `${textStimulus.text} ${'Folk kommer hver dag. '.repeat(10)}`;
    expect(seconds({ stimulus: { ...textStimulus, text } })).toBe(seconds({}) + 30);
  });

  test('a clip is heard as often as the exam plays it', () => {
    const clip = { ...examples.dictation.stimulus };
    const listen = {
      ...whole,
      id: 'listen-a2-hylla',
      category: 'listen',
      stimulus: clip,
      tasks: [examples.choose.task],
    };
    const twice = readBankFile(listen, 'listen/A2/hylla.yaml');
    const once = readBankFile({ ...listen, stimulus: { ...clip, plays: 1 } }, 'listen/A2/hylla.yaml');
    const of = (file: typeof twice) => (file.kind === 'file' ? (file.tasks[0]?.estimatedSeconds ?? 0) : 0);
    // Seven words at 115 a minute: 3.7 s.
    expect(of(twice) - of(once)).toBeCloseTo(4, 0);
  });
});

describe('a file that cannot be read says where and why', () => {
  test.each<[Record<string, unknown>, string, { task: string | null; message: RegExp }]>([
    [{ level: 'A3' }, 'read/A2/hylla.yaml', { task: null, message: /^level: / }],
    [{}, 'read/A2/skapet.yaml', { task: null, message: /belongs at read\/A2\/hylla\.yaml/ }],
    [{ id: 'hylla' }, 'read/A2/hylla.yaml', { task: null, message: /must begin with read-a2-/ }],
    [
      { tasks: [{ ...whole.tasks[0], key: 'x' }] },
      'read/A2/hylla.yaml',
      { task: 'choose', message: /^key: / },
    ],
    [
      { tasks: [{ ...whole.tasks[0], id: undefined }] },
      'read/A2/hylla.yaml',
      { task: 'number 1', message: /^id: / },
    ],
    [
      { tasks: [{ ...whole.tasks[0], skill: 'guessing' }] },
      'read/A2/hylla.yaml',
      { task: 'choose', message: /^skill: / },
    ],
  ])('%o', (change, path, { task, message }) => {
    const found = readBankFile({ ...whole, ...change }, path);
    expect(found).toMatchObject({ kind: 'fault' });
    if (found.kind !== 'fault') return;
    expect(found.faults[0]?.task).toBe(task);
    expect(found.faults[0]?.message).toMatch(message);
  });
});
