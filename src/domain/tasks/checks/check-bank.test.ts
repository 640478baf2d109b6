import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';
import { planMoves } from './balance.ts';
import { checkBank } from './check-bank.ts';
import { checkWords, namesIn } from './check-words.ts';
import { type Floor, floorOfGuide } from './coverage.ts';
import { checkDuplicates } from './duplicates.ts';
import { keyLongest, keyPlaces, letteredChoices } from './keys.ts';
import { checkScenes } from './scenes.ts';

const noFloor: Floor = { tasks: {}, readAndListen: 0, kinds: 0, freePool: 0, checked: 0 };

function bankFile(slug: string, change: Record<string, unknown> = {}): BankFile {
  const value = {
    id: `read-b1-${slug}`,
    category: 'read',
    level: 'B1',
    topic: 'society',
    title: `Tittel ${slug}`,
    status: 'draft',
    stimulus: textStimulus,
    tasks: [examples.choose.task],
    ...change,
  };
  const level = typeof change.level === 'string' ? change.level : 'B1';
  const read = readBankFile(value, `read/${level}/${slug}.yaml`);
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}

/** A bank of choose tasks whose keys are the given letters; `keyText` is what the key's option says. */
function chooseBank(keys: string, keyText = 'Ja visst.'): readonly BankFile[] {
  return [...keys].map((key, index) => {
    const options = {
      a: 'Nei, ikke nå.',
      b: 'Nei, aldri.',
      c: 'Nei, det vil hun.',
      d: 'Kanskje.',
      [key]: keyText,
    };
    return bankFile(`t${index}`, { tasks: [{ ...examples.choose.task, options, key }] });
  });
}

function rules(bank: readonly BankFile[], floor = noFloor, checked = 1): readonly string[] {
  return checkBank(bank, { floor, checked }).map(({ rule, severity }) => `${severity} ${rule}`);
}

describe('keys', () => {
  test('an even spread is in order, a crooked one is an error', () => {
    expect(rules(chooseBank('abcd'.repeat(15)))).not.toContain('error key-places');
    expect(rules(chooseBank('abcd'.repeat(12) + 'b'.repeat(12)))).toContain('error key-places');
  });

  test('the share at each place counts every gap of a cloze', () => {
    const cloze = bankFile('cloze', { stimulus: { kind: 'none' }, tasks: [examples.cloze.task] });
    expect(keyPlaces(letteredChoices([cloze]), 4)).toEqual([0.5, 0, 0.5, 0]);
  });

  test('a key that is mostly the longest option is an error', () => {
    expect(rules(chooseBank('abcd'.repeat(15)))).not.toContain('error key-longest');
    expect(rules(chooseBank('abcd'.repeat(15), 'Ja, det gjør hun gjerne.'))).toContain('error key-longest');
  });

  test('several longest options share the count', () => {
    const options = { a: 'aaaa', b: 'bbbb', c: 'cc', d: 'd' };
    const [file] = [bankFile('tie', { tasks: [{ ...examples.choose.task, options, key: 'a' }] })];
    expect(keyLongest([file])).toEqual({ tasks: 1, rate: 0.5, chance: 0.25 });
  });

  test('more true than false statements is an error', () => {
    const statements = (keys: readonly string[]) =>
      keys.map((key, index) => bankFile(`s${index}`, { tasks: [{ ...examples.true_false.task, key }] }));
    const even = Array.from({ length: 60 }, (_, index) => ['true', 'false', 'not_stated'][index % 3] ?? '');
    expect(rules(statements(even))).not.toContain('error truth');
    expect(rules(statements(even.map((key, index) => (index % 2 === 0 ? 'true' : key))))).toContain(
      'error truth',
    );
  });
});

describe('balancing', () => {
  test('the plan evens out the keys, moves no more than it must, and then rests', () => {
    const bank = chooseBank('aaaaaaaabbcd');
    const moves = planMoves(bank);
    const after = new Map(
      bank.map(({ file }) => [file.id, file.tasks[0]?.kind === 'choose' ? file.tasks[0].key : 'a']),
    );
    for (const move of moves) after.set(move.stimulusId, move.to);
    expect([...after.values()].sort().join('')).toBe('aaabbbcccddd');
    expect(moves).toHaveLength(5);
    expect(planMoves(chooseBank([...after.values()].join('')))).toEqual([]);
    expect(planMoves(bank)).toEqual(moves);
  });

  test('rising numbers and checked files stay as they are', () => {
    const options = { a: '10 kroner', b: '20 kroner', c: '30 kroner', d: '40 kroner' };
    const numbers = Array.from({ length: 8 }, (_, index) =>
      bankFile(`n${index}`, { tasks: [{ ...examples.choose.task, options, key: 'a' }] }),
    );
    const checked = Array.from({ length: 8 }, (_, index) => bankFile(`c${index}`, { status: 'checked' }));
    expect(planMoves([...numbers, ...checked])).toEqual([]);
  });
});

describe('coverage', () => {
  const bank = [
    bankFile('en', { level: 'A1', id: 'read-a1-en', tasks: [{ ...examples.choose.task, difficulty: 1 }] }),
  ];
  test.each<[string, Floor]>([
    ['coverage', { ...noFloor, tasks: { read: { A1: 2 } } }],
    ['coverage', { ...noFloor, readAndListen: 2 }],
    ['coverage', { ...noFloor, kinds: 2 }],
    ['free-pool', { ...noFloor, freePool: 1 }],
    ['coverage', floorOfGuide(1 / 4)],
  ])('%s below the floor is an error', (rule, floor) => {
    expect(rules(bank, floor)).toContain(`error ${rule}`);
  });

  test('too few second readings are an error', () => {
    expect(rules(bank, { ...noFloor, checked: 1 }, 0.99)).toContain('error second-reader');
    expect(rules(bank, { ...noFloor, checked: 1 }, 1)).toEqual([]);
  });

  test('a quarter of the guide is rounded up', () => {
    expect(floorOfGuide(1 / 4).tasks.listen).toEqual({ A1: 113, A2: 125, B1: 138, B2: 113, C1: 63 });
  });

  test('a kind of more than 40 % is a warning until the cell is full', () => {
    expect(rules(chooseBank('abcd'.repeat(5)))).toContain('warning kinds');
    const full = Array.from({ length: 175 }, (_, index) =>
      bankFile(`f${index}`, { tasks: [1, 2, 3, 4].map((n) => ({ ...examples.choose.task, id: `t${n}` })) }),
    );
    expect(rules(full)).toContain('error kinds');
  });
});

test('texts outside their level are an error from two in a hundred on', () => {
  const hard = {
    ...textStimulus,
    text: 'Kommunestyrerepresentantene understreker samarbeidsmulighetene. '.repeat(10),
  };
  const tasks = [{ ...examples.true_false.task }];
  const bank = (count: number) =>
    Array.from({ length: 100 }, (_, index) =>
      bankFile(`l${index}`, {
        tasks,
        stimulus:
          index < count
            ? hard
            : { ...textStimulus, text: 'Nå kommer bussen hit hver time. '.repeat(8), form: 'message' },
      }),
    );
  expect(rules(bank(2))).not.toContain('error readability');
  expect(rules(bank(3))).toContain('error readability');
});

describe('near-duplicates', () => {
  const swapped = {
    ...textStimulus,
    text: textStimulus.text.replace('Hawa Diallo', 'Kari Moen').replace('kjeler', 'kopper'),
  };

  test('a text with swapped nouns, and a task asked twice, are errors at the later file', () => {
    const bank = [bankFile('en'), bankFile('to', { stimulus: swapped })];
    expect(checkDuplicates(bank, new Set())).toMatchObject([
      { rule: 'duplicate', path: 'read/B1/to.yaml', task: null },
      { rule: 'duplicate', path: 'read/B1/to.yaml', task: 'choose' },
    ]);
  });

  test('pairs that were looked at may stay', () => {
    const bank = [bankFile('en'), bankFile('to', { stimulus: swapped })];
    const reviewed = new Set(['read-b1-to read-b1-en', 'read-b1-en/choose read-b1-to/choose']);
    expect(checkDuplicates(bank, reviewed)).toEqual([]);
  });

  test('a title used twice is a warning', () => {
    const other = {
      kind: 'text',
      form: 'message',
      text: 'Hei, jeg blir sein i dag fordi toget står på Lillestrøm.',
    };
    const options = { a: 'Toget står.', b: 'Han er syk.', c: 'Han sover.', d: 'Bilen er borte.' };
    const bank = [
      bankFile('en', { title: 'Seint' }),
      bankFile('to', {
        title: 'Seint',
        stimulus: other,
        tasks: [{ ...examples.choose.task, prompt: 'Hvorfor?', options }],
      }),
    ];
    expect(checkDuplicates(bank, new Set())).toMatchObject([{ severity: 'warning', rule: 'title' }]);
  });
});

describe('words', () => {
  const dictionary = new Set(
    'hawa åpnet hylla for alt mange kom å bytte kjeler nå undersøker kommunen om flere bibliotek vil ha en'.split(
      ' ',
    ),
  );
  const knows = (word: string) => dictionary.has(word.toLowerCase());
  const words = (text: string, names: readonly string[] = []) => {
    const file = bankFile('ord', { stimulus: { ...textStimulus, text }, title: 'Hylla' });
    const own = new Set([...namesIn(file.file), ...names]);
    return checkWords({ file: file.file, path: 'p', names: own, knows })
      .filter(({ task }) => task === null)
      .map(({ message }) => /«(.+?)»/u.exec(message)?.[1]);
  };

  test.each([
    ['Hylla åpnet for alt.', []],
    ['Hylla åpnett for alt.', ['åpnett']],
    ['Nå åpnet Diallo hylla.', []],
    ['Nå åpnet Diallo hylla. Diallos hylla.', []],
    ['Ngozi åpnet hylla.', ['Ngozi']],
    ['Kom kl. 15.30 for 30 kr.', ['kl', 'kr']],
    ['En 15-årring kom.', ['årring']],
    ['Hylla-bytte@hylla.no kom.', []],
    ['Nå-bytte og bytte-nåå.', ['og', 'nåå']],
  ])('%o: %o', (text, unknown) => {
    expect(words(text)).toEqual(unknown);
  });

  test('a name known from elsewhere may begin a sentence', () => {
    expect(words('Diallo åpnet hylla.', ['diallo'])).toEqual([]);
  });
});

test('a picture that is not drawn is an error', () => {
  const bank = [bankFile('bilde', { tasks: [examples.picture.task] })];
  expect(checkScenes(bank, new Set(['park', 'kitchen', 'bus']))).toEqual([]);
  expect(checkScenes(bank, new Set(['park', 'kitchen']))).toMatchObject([{ rule: 'scene', task: 'picture' }]);
});

test('9.402 no task shows the picture of a story or an article', () => {
  const scenes = { a: 'park', b: 'lettavis-elgen', c: 'artikkel-ordstilling' };
  const bank = [bankFile('bilde', { tasks: [{ ...examples.picture.task, options: scenes }] })];
  expect(checkScenes(bank, new Set(Object.values(scenes))).map(({ message }) => message)).toEqual([
    'the scene lettavis-elgen belongs to a story or an article',
    'the scene artikkel-ordstilling belongs to a story or an article',
  ]);
});
