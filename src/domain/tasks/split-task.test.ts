import { describe, expect, test } from 'vitest';
import { speakExamples, writeExamples } from './open-task-examples.ts';
import type { PublicMarkedTask, SecretMarkedTask } from './presentation.ts';
import { splitStimulus } from './split-stimulus.ts';
import { splitMarkedTask, splitTask } from './split-task.ts';
import type { MarkedTask, StimulusFile } from './stimulus-file.ts';
import { examples } from './task-examples.ts';

const kinds = Object.keys(examples) as (keyof typeof examples)[];

function split(task: MarkedTask, stimulus: StimulusFile['stimulus'], seed = 'read-b1-x/y') {
  return splitMarkedTask({ task, stimulus, seed });
}

describe('no secret can be found in the public form', () => {
  test.each(kinds)('%s shows no explanation, evidence, accepted form or key', (kind) => {
    const { task, stimulus } = examples[kind];
    const planted = plant(task);
    const shown = JSON.stringify(split(planted, stimulus).public);
    expect(shown).not.toMatch(/SECRET|HEMMELIG|PLANTED|"key"/);
    expect(JSON.stringify(split(planted, stimulus).secret)).toMatch(/PLANTED/);
  });

  test.each(kinds)('%s looks the same whatever the key is', (kind) => {
    const { task, stimulus } = examples[kind];
    const one = split(task, stimulus).public;
    for (const other of withOtherKeys(task)) expect(split(other, stimulus).public).toEqual(one);
  });

  test('the parts of an order task are shown in an order that depends on their words only', () => {
    const { task, stimulus } = examples.order;
    const [first = '', ...rest] = task.parts;
    const swapped = { ...task, parts: [first, rest[1] ?? '', rest[0] ?? '', rest[3] ?? '', rest[2] ?? ''] };
    expect(split(swapped, stimulus).public).toEqual(split(task, stimulus).public);
  });
});

describe('what is shuffled', () => {
  test('an order task never shows the right order, and its key leads back to it', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { task, stimulus } = examples.order;
      const { public: shown, secret } = split(task, stimulus, `seed-${seed}`) as {
        public: Extract<PublicMarkedTask, { kind: 'order' }>;
        secret: Extract<SecretMarkedTask, { kind: 'order' }>;
      };
      const right = secret.key.map((letter) => shown.parts.find((part) => part.letter === letter)?.text);
      expect([shown.first, ...right]).toEqual(task.parts);
      expect(shown.parts.map((part) => part.text)).not.toEqual(task.parts.slice(1));
    }
  });

  test('the options of a match task are shuffled by its id, and the key follows them', () => {
    const { task, stimulus } = examples.match;
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { public: shown, secret } = split(task, stimulus, `seed-${seed}`) as {
        public: Extract<PublicMarkedTask, { kind: 'match' }>;
        secret: Extract<SecretMarkedTask, { kind: 'match' }>;
      };
      orders.add(shown.options.map((option) => option.text).join());
      const paired = secret.key.map(
        (letter) => shown.options.find((option) => option.letter === letter)?.text,
      );
      expect(paired).toEqual(['Spis litt mat.', 'Gå og legg deg.', 'Drikk litt vann.']);
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  test('the same seed gives the same form', () => {
    const { task, stimulus } = examples.match;
    expect(split(task, stimulus)).toEqual(split(task, stimulus));
  });

  test('rising numbers keep their order', () => {
    const task: MarkedTask = {
      ...examples.match.task,
      items: [
        { text: 'Buss', key: 'c' },
        { text: 'Tog', key: 'a' },
      ],
      options: { a: '20 kroner', b: '35 kroner', c: '120 kroner' },
    };
    for (let seed = 0; seed < 10; seed++) {
      expect(split(task, { kind: 'none' }, `seed-${seed}`).secret).toMatchObject({ key: ['c', 'a'] });
    }
  });
});

test('a text with gaps is taken apart by paragraph', () => {
  const { task, stimulus } = examples.cloze;
  expect((split(task, stimulus).public as Extract<PublicMarkedTask, { kind: 'cloze' }>).text).toEqual([
    [
      { kind: 'text', text: 'Jeg har bodd her ' },
      { kind: 'gap', gap: 0 },
      { kind: 'text', text: ' mange år.' },
    ],
    [
      { kind: 'text', text: 'Før bodde jeg ' },
      { kind: 'gap', gap: 1 },
      { kind: 'text', text: ' Bodø.' },
    ],
  ]);
});

test('a writing task shows prompt and words, and keeps points and models', () => {
  const { public: shown, secret } = splitTask({
    task: {
      id: 'w',
      kind: 'opinion',
      difficulty: 3,
      prompt: 'Skriv hva du mener.',
      points: [
        { nb: 'PLANTED', en: 'PLANTED' },
        { nb: 'PLANTED', en: 'PLANTED' },
      ],
      criterion: { nb: 'Begrunner', en: 'Gives reasons' },
      words: { guide: 80, max: 200 },
      models: [{ level: 'B1', text: 'PLANTED', note: { nb: 'PLANTED', en: 'PLANTED' } }],
    },
    stimulus: { kind: 'none' },
    seed: 'write-b1-x/w',
  });
  expect(shown).toEqual({
    kind: 'write',
    genre: 'opinion',
    prompt: 'Skriv hva du mener.',
    scene: null,
    criterion: { nb: 'Begrunner', en: 'Gives reasons' },
    words: { guide: 80, max: 200 },
  });
  expect(secret).toMatchObject({ kind: 'write', points: [{}, {}], models: [{ text: 'PLANTED' }] });
});

test.each(Object.entries({ ...writeExamples, ...speakExamples }))(
  '%s: points, models and the partner’s lines stay on the server',
  (_, { stimulus, task }) => {
    const { public: shown, secret } = splitTask({ task, stimulus, seed: 'speak-b1-x/t' });
    expect(JSON.stringify(shown)).not.toMatch(/HEMMELIG|SECRET/);
    expect(JSON.stringify(secret)).toMatch(/HEMMELIG-nb.*SECRET-en/);
  },
);

test('what is read aloud is seen, of a role play how many lines the partner has', () => {
  const show = (kind: 'read_aloud' | 'role_play') =>
    splitTask({ ...speakExamples[kind], seed: 'speak-b1-x/t' }).public;
  expect(show('read_aloud')).toMatchObject({ partner: null, readAloud: { voice: 'woman' } });
  expect(show('role_play')).toMatchObject({ readAloud: null, partner: { name: 'Torill', lineCount: 2 } });
});

describe('of a clip only what the player needs is public', () => {
  const clip = {
    kind: 'clip',
    form: 'conversation',
    plays: 2,
    speakers: { A: { name: 'Mona', voice: 'woman' }, B: { name: 'Petter', voice: 'man' } },
    script: [
      { speaker: 'A', text: 'PLANTED én' },
      { speaker: 'B', text: 'PLANTED to' },
    ],
  } as const;

  test('the script, and the title that tells what it is about, come with the answer', () => {
    const { public: shown, secret } = splitStimulus({
      title: 'PLANTED tittel',
      stimulus: { ...clip, script: [...clip.script] },
      tasks: [examples.choose.task],
    });
    expect(JSON.stringify(shown)).not.toContain('PLANTED');
    expect(shown).toMatchObject({
      speakers: [{ letter: 'A', name: 'Mona', voice: 'woman' }, { name: 'Petter' }],
    });
    expect(secret).toEqual({
      title: 'PLANTED tittel',
      transcript: [
        { speaker: 'A', name: 'Mona', text: 'PLANTED én' },
        { speaker: 'B', name: 'Petter', text: 'PLANTED to' },
      ],
    });
  });

  test('names are not shown when one of them is among the answers', () => {
    const options = { a: 'Hun heter Kari.', b: 'Hun heter Mona.', c: 'Hun heter Liv.' };
    const { public: shown } = splitStimulus({
      title: 'Navn',
      stimulus: { ...clip, script: [...clip.script] },
      tasks: [{ ...examples.choose.task, options }],
    });
    expect(shown).toMatchObject({ speakers: [{ name: null }, { name: null }] });
  });

  test.each([
    ['Unn', 'Hun sier unnskyldning.', 'Unn'],
    ['Vilde', 'Hun vil ikke.', 'Vilde'],
    ['Unn', 'Hun gir den til Unns mor.', null],
    ['Ann Kristin', 'Hun heter Kristin.', null],
    ['Legen', 'Hun er lege.', null],
    ['Legen', 'Hun er hos legen.', null],
  ])('«%s» beside the answer «%s» is shown as %s: only whole words hide names', (name, a, shownName) => {
    const { public: shown } = splitStimulus({
      title: 'Navn',
      stimulus: { ...clip, speakers: { A: { name, voice: 'woman' } }, script: [...clip.script] },
      tasks: [{ ...examples.choose.task, options: { ...examples.choose.task.options, a } }],
    });
    expect(shown).toMatchObject({ speakers: [{ name: shownName }] });
  });
});

/** Puts words that stand nowhere else into every secret field. */
function plant(task: MarkedTask): MarkedTask {
  const planted = {
    ...task,
    explanation: { nb: 'PLANTED nb', en: 'PLANTED en' },
    evidence: 'PLANTED evidence',
  };
  switch (planted.kind) {
    case 'typed_cloze':
      return { ...planted, gaps: planted.gaps.map((gap) => ({ ...gap, accept: ['PLANTED accept'] })) };
    case 'click_word':
    case 'dictation':
      return { ...planted, key: 'PLANTED key' };
    default:
      return planted;
  }
}

function withOtherKeys(task: MarkedTask): readonly MarkedTask[] {
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return (['a', 'b', 'c'] as const).map((key) => ({ ...task, key }));
    case 'true_false':
      return (['true', 'false', 'not_stated'] as const).map((key) => ({ ...task, key }));
    case 'match':
      return [{ ...task, items: task.items.map((item) => ({ ...item, key: 'c' as const })) }];
    case 'cloze':
      return [{ ...task, gaps: task.gaps.map((gap) => ({ ...gap, key: 'd' as const })) }];
    case 'typed_cloze':
      return [{ ...task, gaps: task.gaps.map((gap) => ({ ...gap, accept: ['annet'] })) }];
    case 'order':
      return [];
    case 'click_word':
    case 'dictation':
      return [{ ...task, key: 'annet' }];
  }
}
