import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { writeExamples } from '#domain/tasks/open-task-examples.ts';
import { isMarkedPublic } from '#domain/tasks/presentation.ts';
import { readResponse } from '#domain/tasks/response.ts';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';
import {
  agreementOf,
  agrees,
  checkReadings,
  expandAnswer,
  expandVerdict,
  needsReading,
  type Reading,
  readingHash,
} from './readings.ts';

function bankFile(change: Record<string, unknown> = {}): BankFile {
  const read = readBankFile(
    {
      id: 'read-b1-hylla',
      category: 'read',
      level: 'B1',
      topic: 'society',
      title: 'Hylla',
      status: 'draft',
      stimulus: textStimulus,
      tasks: [examples.choose.task],
      ...change,
    },
    'read/B1/hylla.yaml',
  );
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}

function reading(file: BankFile, letter: string, change: Partial<Reading> = {}): Reading {
  const task = file.tasks[0];
  if (task === undefined) throw new Error('The file has no task.');
  const answer = { kind: 'choose', letter };
  const [read, agreed] = [readingHash(file, task), agrees(task, answer) ?? false];
  return {
    reader: 'ina',
    task: task.id,
    at: '2026-11-20T10:00:00Z',
    read,
    key: task.keyHash,
    agreed,
    answer,
    ...change,
  };
}

describe('a reading is valid for what was read', () => {
  const file = bankFile();
  const choose = examples.choose.task;
  const changed: readonly [string, Record<string, unknown>][] = [
    ['the text', { stimulus: { ...textStimulus, text: `${textStimulus.text} Hun smilte.` } }],
    ['the prompt', { tasks: [{ ...choose, prompt: 'Hva sa Diallo?' }] }],
    ['an option', { tasks: [{ ...choose, options: { ...choose.options, c: 'Hun kastet bøkene.' } }] }],
    [
      'the letters',
      { tasks: [{ ...choose, options: { ...choose.options, a: choose.options.b, b: choose.options.a } }] },
    ],
  ];
  test.each(changed)('and no longer when %s is changed', (_, change) => {
    expect(agreementOf([bankFile(change)], [reading(file, 'b')])).toMatchObject([{ first: true, now: null }]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a comma', { tasks: [{ ...choose, prompt: 'Hva gjorde Diallo, da?'.replace(', da', ',') }] }],
    [
      'the explanation',
      {
        tasks: [
          { ...choose, explanation: { nb: 'Det står der, helt tydelig.', en: 'It says so quite clearly.' } },
        ],
      },
    ],
    ['the status', { status: 'checked' }],
  ])('but it stays so when only %s is changed', (_, change) => {
    expect(agreementOf([bankFile(change)], [reading(file, 'b')])).toMatchObject([{ now: true }]);
  });
});

describe('agreement', () => {
  const file = bankFile();

  test('the first reading is kept beside what holds after mending', () => {
    const mended = bankFile({ tasks: [{ ...examples.choose.task, key: 'c' }] });
    const before = reading(file, 'c');
    expect(before.agreed).toBe(false);
    expect(agreementOf([mended], [before])).toMatchObject([{ first: false, now: true }]);
  });

  test('the last reading of the same words decides', () => {
    const readings = [
      reading(file, 'b', { at: '2026-11-21', reader: 'two' }),
      reading(file, 'a', { at: '2026-11-20' }),
    ];
    expect(agreementOf([file], readings)).toMatchObject([{ first: false, now: true }]);
  });

  test('a task that nobody read has none', () => {
    expect(agreementOf([file], [])).toMatchObject([{ first: null, now: null }]);
  });

  test('part of a cloze right is not agreement', () => {
    const cloze = bankFile({ stimulus: { kind: 'none' }, tasks: [examples.cloze.task] }).tasks[0];
    expect(cloze && agrees(cloze, { kind: 'cloze', letters: ['a', 'b'] })).toBe(false);
    expect(cloze && agrees(cloze, { kind: 'cloze', letters: ['a'] })).toBe(null);
  });

  test('a dictation needs no reading', () => {
    const [task] = bankFile({
      stimulus: examples.dictation.stimulus,
      tasks: [examples.dictation.task],
    }).tasks;
    expect(task && needsReading(task)).toBe(false);
  });
});

describe('the checker', () => {
  const checked = bankFile({ status: 'checked' });

  test('a checked file needs a valid, agreeing reading of every task', () => {
    expect(checkReadings([checked], [reading(checked, 'b')])).toEqual([]);
    expect(checkReadings([checked], [])).toMatchObject([{ rule: 'second-reader', task: 'choose' }]);
    expect(checkReadings([checked], [reading(checked, 'a')])).toMatchObject([{ rule: 'second-reader' }]);
    expect(checkReadings([bankFile()], [])).toEqual([]);
  });

  test('an agreement that was typed in is found out', () => {
    const file = bankFile();
    expect(checkReadings([file], [reading(file, 'a', { agreed: true })])).toMatchObject([
      { message: expect.stringContaining('said to have agreed') },
    ]);
  });
});

describe('short answers', () => {
  test.each([
    ['choose', 'b'],
    ['picture', ' c '],
    ['true_false', 'not_stated'],
    ['true_false', true],
    ['which_person', 'd'],
    ['match', ['a', 'b', 'c']],
    ['cloze', 'a c'],
    ['typed_cloze', 'gikk | laget'],
    ['order', 'c, a, b, d'],
    ['click_word', 'undersøker'],
    ['choose', { kind: 'choose', letter: 'a' }],
  ] as const)('%s %o', (kind, answer) => {
    const [task] = bankFile({ stimulus: examples[kind].stimulus, tasks: [examples[kind].task] }).tasks;
    if (task === undefined || !isMarkedPublic(task.public)) throw new Error('not marked');
    expect(readResponse(task.public, expandAnswer(task.public, answer))).toMatchObject({ kind: 'read' });
  });
});

describe('1.30 a writing or speaking task is looked at by an examiner, who says sound or names the flaw', () => {
  const told = writeExamples.narrate;
  const file = (change: Record<string, unknown> = {}, status = 'draft') => {
    const read = readBankFile(
      {
        id: 'write-b1-stedet',
        category: 'write',
        level: 'B1',
        topic: 'leisure',
        title: 'Et sted du liker',
        status,
        stimulus: told.stimulus,
        tasks: [{ ...told.task, ...change }],
      },
      'write/B1/stedet.yaml',
    );
    if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
    return read;
  };
  const look = (of: BankFile, answer: unknown): Reading => {
    const task = of.tasks[0];
    if (task === undefined) throw new Error('The file has no task.');
    const agreed = agrees(task, answer) ?? false;
    const read = readingHash(of, task);
    return {
      reader: 'ina',
      task: task.id,
      at: '2026-11-20T10:00:00Z',
      read,
      key: task.keyHash,
      agreed,
      answer,
    };
  };

  test.each([
    ['sound', true],
    ['flawed: the model does not answer the second point', false],
    ['flawed', null],
    ['fine', null],
    ['b', null],
  ])('%s', (answer, agreed) => {
    const [task] = file().tasks;
    expect(task && agrees(task, expandVerdict(answer))).toBe(agreed);
  });

  test('a checked file needs a look that found it sound', () => {
    const checked = file({}, 'checked');
    expect(checkReadings([checked], [])).toMatchObject([{ message: expect.stringContaining('nobody') }]);
    const flawed = look(checked, expandVerdict('flawed: two questions in one'));
    expect(checkReadings([checked], [flawed])).toMatchObject([{ message: expect.stringContaining('flaw') }]);
    expect(checkReadings([checked], [look(checked, expandVerdict('sound'))])).toEqual([]);
  });

  test('the look is no longer valid when a model or a point is changed', () => {
    const sound = look(file(), expandVerdict('sound'));
    const points = [...told.task.points, { nb: 'Sier når det var.', en: 'Says when it was.' }];
    expect(agreementOf([file({ points })], [sound])).toMatchObject([{ first: true, now: null }]);
    expect(agreementOf([file()], [sound])).toMatchObject([{ first: true, now: true }]);
  });
});
