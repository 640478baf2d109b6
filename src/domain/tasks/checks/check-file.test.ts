import { describe, expect, test } from 'vitest';
import {
  dictationStimulus,
  examples,
  none,
  personsStimulus,
  textStimulus,
} from '#domain/tasks/task-examples.ts';
import { checkFile } from './check-file.ts';

type Plain = Record<string, unknown>;

/** A file that is right; `change` plants the fault. */
function read(change: Plain = {}): Plain {
  return {
    id: 'read-b1-hylla',
    category: 'read',
    level: 'B1',
    topic: 'society',
    title: 'Hylla',
    status: 'draft',
    stimulus: textStimulus,
    tasks: [examples.choose.task],
    ...change,
  };
}

function listen(change: Plain = {}): Plain {
  return {
    ...read(),
    id: 'listen-b1-hylla',
    category: 'listen',
    stimulus: dictationStimulus,
    tasks: [examples.dictation.task],
    ...change,
  };
}

const path = (file: Plain) => `${file.category}/${file.level}/hylla.yaml`;

function rules(file: Plain): readonly string[] {
  return checkFile(file, path(file)).findings.map((finding) => `${finding.severity} ${finding.rule}`);
}

function task(kind: keyof typeof examples, change: Plain = {}): Plain {
  return { tasks: [{ ...examples[kind].task, ...change }], stimulus: examples[kind].stimulus };
}

describe('a right file of each kind has nothing to say', () => {
  test.each(Object.keys(examples) as (keyof typeof examples)[])('%s', (kind) => {
    const file = kind === 'dictation' ? listen() : read(task(kind));
    expect(checkFile(file, path(file)).findings).toEqual([]);
  });
});

const choose = examples.choose.task;
const four = choose.options;
const clip = {
  kind: 'clip',
  form: 'conversation',
  plays: 2,
  speakers: { A: { name: 'Mona', voice: 'woman' }, B: { name: 'Petter', voice: 'man' } },
  script: [
    { speaker: 'A', text: 'Hei, Petter! Du er tidlig ute i dag, og det er jo ikke så vanlig.' },
    { speaker: 'B', text: 'Ja, jeg hadde tenkt å ta bussen, men så fikk jeg sitte på med naboen.' },
  ],
};
const heard = { ...choose, evidence: undefined };

describe('each planted fault is found', () => {
  test.each<[string, string, Plain]>([
    // The file and its head.
    ['schema', 'an unknown level', read({ level: 'B3' })],
    ['schema', 'a field that nobody knows', read({ titel: 'Hylla' })],
    ['schema', 'an id that is not the path', read({ id: 'read-b1-skapet' })],
    ['schema', 'an id of another level', read({ id: 'read-b2-hylla' })],
    ['schema', 'no tasks', read({ tasks: [] })],
    [
      'schema',
      'seven tasks',
      read({ tasks: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ ...choose, id: `t${n}` })) }),
    ],
    ['schema', 'no explanation', read(task('choose', { explanation: undefined }))],
    [
      'schema',
      'an explanation in one language',
      read(task('choose', { explanation: { nb: 'Fordi det står der.' } })),
    ],
    ['schema', 'an empty explanation', read(task('choose', { explanation: { nb: ' ', en: ' ' } }))],
    ['schema', 'a kind that nobody knows', read(task('choose', { kind: 'guess' }))],
    ['schema', 'a grammar point that nobody knows', read(task('choose', { grammar: 'commas' }))],
    ['task-id', 'two tasks of one name', read({ tasks: [choose, choose] })],
    ['free', 'a free file at B1', read({ free: true })],
    ['stimulus', 'a read file with a clip', read({ stimulus: clip, tasks: [heard] })],
    ['stimulus', 'a listen file with a text', listen({ stimulus: textStimulus, tasks: [heard] })],
    ['difficulty', 'a task far from its level', read(task('choose', { difficulty: 3.6 }))],
    ['grammar', 'a grammar task without a point', read(task('choose', { skill: 'grammar' }))],
    ['kind', 'a dictation in read', read(task('dictation'))],
    ['kind', 'an order task in listen', listen({ tasks: [examples.order.task] })],
    // Length and readability.
    [
      'length',
      'a text longer than its level',
      read({ stimulus: { ...textStimulus, text: `${textStimulus.text} ${'Hun gikk hjem. '.repeat(60)}` } }),
    ],
    [
      'length',
      'an order task longer than its level',
      read(task('order', { parts: ['a', 'b', 'c', 'd'].map((p) => `${p} ${'ord '.repeat(50)}.`) })),
    ],
    [
      'length',
      'a clip of more than 90 seconds',
      listen({
        stimulus: { ...clip, script: [{ speaker: 'A', text: 'Vi ses der. '.repeat(80) }, clip.script[1]] },
        tasks: [heard],
      }),
    ],
    [
      'lix',
      'a text of long words',
      read({
        stimulus: {
          ...textStimulus,
          text: `${textStimulus.text} ${'Kommunestyrerepresentantene understreker samarbeidsmulighetene kontinuerlig. '.repeat(6)}`,
        },
      }),
    ],
    [
      'lix',
      'a childish article at B1',
      read({
        stimulus: {
          ...textStimulus,
          text: `Hawa Diallo åpnet hylla for alt. ${'Vi er her. Du er der. '.repeat(8)}`,
        },
      }),
    ],
    // Speakers.
    [
      'speakers',
      'a speaker who is not declared',
      listen({
        stimulus: { ...clip, script: [...clip.script, { speaker: 'C', text: 'Hei på dere!' }] },
        tasks: [heard],
      }),
    ],
    [
      'speakers',
      'a speaker who says nothing',
      listen({ stimulus: { ...clip, script: [clip.script[0]] }, tasks: [heard] }),
    ],
    [
      'speakers',
      'two women',
      listen({
        stimulus: { ...clip, speakers: { A: clip.speakers.A, B: { name: 'Liv', voice: 'woman' } } },
        tasks: [heard],
      }),
    ],
    [
      'speakers',
      'two of one name',
      listen({
        stimulus: { ...clip, speakers: { A: clip.speakers.A, B: { name: 'Mona', voice: 'man' } } },
        tasks: [heard],
      }),
    ],
    ['plays', 'played once at B1', listen({ stimulus: { ...clip, plays: 1 }, tasks: [heard] })],
    // Options and keys.
    ['key', 'a key that is no option', read(task('choose', { key: 'e' }))],
    [
      'options',
      'three options at B1',
      read(task('choose', { options: { a: four.a, b: four.b, c: four.c } })),
    ],
    [
      'options',
      'a letter left out',
      read(task('choose', { options: { a: four.a, b: four.b, c: four.c, e: four.d } })),
    ],
    [
      'options',
      'the same option twice',
      read(task('choose', { options: { ...four, d: 'hun stengte rommet' } })),
    ],
    [
      'options',
      'times that fall',
      read(task('choose', { options: { a: 'kl. 9.00', b: 'kl. 8.00', c: 'kl. 10.00', d: 'kl. 11.00' } })),
    ],
    ['options', 'none of these', read(task('choose', { options: { ...four, d: 'Ingen av disse.' } }))],
    [
      'option-length',
      'a key that is much the longest',
      read(
        task('choose', { options: { ...four, b: `${four.b} Så sa hun at folk kunne bytte alt mulig der.` } }),
      ),
    ],
    [
      'option-length',
      'a key that is much the shortest',
      read(
        task('choose', {
          options: {
            a: 'Hun stengte rommet for godt.',
            b: 'Ja.',
            c: 'Hun solgte bøkene til naboen.',
            d: 'Hun flyttet hylla til kjelleren.',
          },
        }),
      ),
    ],
    [
      'evidence',
      'evidence that is not in the text',
      read(task('choose', { evidence: 'åpnet skapet for alt' })),
    ],
    [
      'evidence',
      'evidence over two lines of a script',
      listen({ stimulus: clip, tasks: [{ ...choose, evidence: 'så vanlig. Ja, jeg' }] }),
    ],
    [
      'evidence',
      'evidence for what is not stated',
      read(task('true_false', { key: 'not_stated', evidence: 'Mange kom' })),
    ],
    [
      'prompt',
      'a question to be true or false',
      read(task('true_false', { prompt: 'Er hylla bare for klær?' })),
    ],
    ['stimulus', 'a statement about nothing', read({ ...task('true_false'), stimulus: none })],
    [
      'prompt',
      'which person without a question',
      read(task('which_person', { prompt: 'Finn den som svømmer.' })),
    ],
    ['stimulus', 'which person without persons', read({ ...task('which_person'), stimulus: textStimulus })],
    ['key', 'a key that is no person', read(task('which_person', { key: 'e' }))],
    [
      'persons',
      'three persons',
      read({
        ...task('which_person'),
        stimulus: {
          ...personsStimulus,
          persons: {
            a: personsStimulus.persons.a,
            b: personsStimulus.persons.b,
            c: personsStimulus.persons.c,
          },
        },
      }),
    ],
    [
      'key',
      'two items with one option',
      read(
        task('match', {
          items: [
            { text: 'Sulten', key: 'a' },
            { text: 'Trøtt', key: 'a' },
          ],
        }),
      ),
    ],
    [
      'key',
      'an item with no option',
      read(
        task('match', {
          items: [
            { text: 'Sulten', key: 'a' },
            { text: 'Trøtt', key: 'f' },
          ],
        }),
      ),
    ],
    [
      'items',
      'the same item twice',
      read(
        task('match', {
          items: [
            { text: 'Sulten', key: 'a' },
            { text: 'sulten.', key: 'b' },
          ],
        }),
      ),
    ],
    // Gaps.
    ['gaps', 'a gap without a marker', read(task('cloze', { text: 'Jeg har bodd her [[1]] mange år.' }))],
    [
      'gaps',
      'a marker without a gap',
      read(task('cloze', { text: 'Jeg [[1]] bodd her [[2]] mange [[3]].' })),
    ],
    [
      'gaps',
      'markers in the wrong order',
      read(task('cloze', { text: 'Jeg har bodd her [[2]] mange år, før [[1]] Bodø.' })),
    ],
    [
      'gaps',
      'a broken marker',
      read(task('cloze', { text: 'Jeg har bodd her [[1]] mange år, før [[2]] Bodø [[x]].' })),
    ],
    [
      'gaps',
      'a marker in the stimulus',
      read({ stimulus: { ...textStimulus, text: `${textStimulus.text} Hei [[1]].` } }),
    ],
    [
      'key',
      'a gap with a key that is no option',
      read(
        task('cloze', {
          gaps: [{ options: { a: 'i', b: 'på', c: 'til' }, key: 'd' }, examples.cloze.task.gaps[1]],
        }),
      ),
    ],
    [
      'accept',
      'the same form twice',
      read(task('typed_cloze', { gaps: [{ accept: ['gikk', 'Gikk'] }, { accept: ['laget'] }] })),
    ],
    [
      'accept',
      'a hint that is the answer',
      read(task('typed_cloze', { gaps: [{ accept: ['gikk'], hint: 'gikk' }, { accept: ['laget'] }] })),
    ],
    // Order, click the word, dictation.
    ['stimulus', 'an order task under a text', read({ ...task('order'), stimulus: textStimulus })],
    ['parts', 'the same part twice', read(task('order', { parts: ['Først.', 'Så.', 'Så!', 'Sist.'] }))],
    [
      'key',
      'a word that stands twice',
      read({
        ...task('click_word', { key: 'hylla' }),
        stimulus: { ...textStimulus, text: 'Hun åpnet hylla. Hylla er ny.' },
      }),
    ],
    ['key', 'a word that is only part of one', read(task('click_word', { key: 'undersøk' }))],
    [
      'key',
      'a dictation that is not the script',
      listen({ tasks: [{ ...examples.dictation.task, key: 'Bussen går klokka fem hver dag nå.' }] }),
    ],
    ['stimulus', 'a dictation of a conversation', listen({ stimulus: clip })],
    [
      'length',
      'a dictation that is too short for its level',
      listen({
        stimulus: { ...dictationStimulus, script: [{ speaker: 'A', text: 'Bussen går nå.' }] },
        tasks: [{ ...examples.dictation.task, key: 'Bussen går nå.' }],
      }),
    ],
    // Language.
    ['typography', 'English quotes', read(task('choose', { prompt: 'Hva betyr "hylle"?' }))],
    ['typography', 'a space before a comma', read(task('choose', { prompt: 'Hva gjorde hun , egentlig?' }))],
    ['typography', 'a time with a colon', read({ title: 'Møte kl. 15:30' })],
    [
      'explanation',
      'a letter named',
      read(
        task('choose', {
          explanation: {
            nb: 'Alternativ b er riktig fordi hun åpnet den.',
            en: 'She opened the shelf for everything.',
          },
        }),
      ),
    ],
    [
      'explanation',
      'a letter named in English',
      read(
        task('choose', {
          explanation: {
            nb: 'Hun åpnet hylla for alle slags ting.',
            en: 'Option B is what the text tells us here.',
          },
        }),
      ),
    ],
    [
      'explanation',
      'English where Norwegian should be',
      read(
        task('choose', {
          explanation: {
            nb: 'The text says that she opened the shelf.',
            en: 'The text says that she opened the shelf.',
          },
        }),
      ),
    ],
    [
      'explanation',
      'Norwegian where English should be',
      read(
        task('choose', {
          explanation: {
            nb: 'Det står at hun åpnet hylla for alt.',
            en: 'Det står at hun åpnet hylla, og ikke at den er stengt.',
          },
        }),
      ),
    ],
    [
      'explanation',
      'an explanation that says nothing',
      read(task('choose', { explanation: { nb: 'Se teksten.', en: 'See the text.' } })),
    ],
  ])('%s: %s', (rule, _, file) => {
    expect(rules(file).map((found) => found.split(' ')[1])).toContain(rule);
  });
});

test('a fault is told with its task and its place', () => {
  const file = read({ tasks: [choose, { ...choose, id: 'two', key: 'h' }] });
  expect(checkFile(file, path(file)).findings).toMatchObject([{ path: 'read/B1/hylla.yaml', task: 'two' }]);
  expect(checkFile(file, path(file)).findings[0]?.message).toMatch(/^key: /);
});

test('a quotation in the other language is not the other language', () => {
  const explanation = {
    nb: 'Hun sier «the end is near and that is all».',
    en: 'She says «det er ikke min, og det er fint»: it is not hers.',
  };
  expect(rules(read(task('choose', { explanation })))).toEqual([]);
});
