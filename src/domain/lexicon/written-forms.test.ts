import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { writeExamples } from '#domain/tasks/open-task-examples.ts';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';
import { checkWrittenForms } from './check-written-forms.ts';
import { lexiconEntry } from './entry-file.ts';
import { lemmaOf } from './lexicon.ts';
import { variantTable } from './variant-table.ts';
import { preferredTo, variantsOf, type WrittenForm, writtenForms } from './written-forms.ts';

const example = { nb: 'Dette er en setning.', en: 'This is a sentence.' };
const lemmas = [
  { lemma: 'bok', pos: 'noun', gender: 'f/m', forms: ['boka/boken', 'bøker', 'bøkene'], english: 'book' },
  {
    lemma: 'datter',
    pos: 'noun',
    gender: 'm/f',
    forms: ['datteren/dattera', 'døtre', 'døtrene'],
    english: 'daughter',
  },
  { lemma: 'side', pos: 'noun', gender: 'm/f', english: 'side' },
  { lemma: 'siden', pos: 'adverb', english: 'since' },
  { lemma: 'kaste', pos: 'verb', past: 'et', english: 'throw' },
  { lemma: 'lage', pos: 'verb', forms: ['lager', 'lagde/laget', 'laget/lagd', 'lag'], english: 'make' },
  {
    lemma: 'problem',
    pos: 'noun',
    gender: 'n',
    forms: ['problemet', 'problem/problemer', 'problemene'],
    english: 'problem',
  },
  { lemma: 'henge', pos: 'verb', forms: ['henger', 'hang/hengte', 'hengt', 'heng'], english: 'hang' },
  { lemma: 'ferje', pos: 'noun', gender: 'f/m', english: 'ferry' },
  { lemma: 'bad', pos: 'noun', gender: 'n', english: 'bath' },
  { lemma: 'hus', pos: 'noun', gender: 'n', english: 'house' },
].map((entry) => lemmaOf(lexiconEntry.parse({ ...entry, example }), { level: 'A1', topic: 'home' }));
const list: readonly WrittenForm[] = [
  { form: 'sju', others: ['syv'], why: 'x' },
  { form: 'ferga', others: ['fergen', 'ferja', 'ferjen'], why: 'x' },
  { form: 'ba', others: ['bad'], why: 'x', alsoOther: true },
  { form: 'hang', others: ['hengte'], why: 'x', same: false, both: true },
  { form: 'slik', others: ['sånn'], why: 'x', same: false, spoken: true },
  { form: 'du', others: ['De'], why: 'x', same: false, capital: true },
];
const forms = writtenForms(lemmas, list);

describe('what may stand for a word', () => {
  test.each([
    ['boka', ['boken']],
    ['boken', ['boka']],
    ['kastet', ['kasta']],
    ['syv', ['sju']],
    ['problemer', ['problem']],
    ['husene', ['husa']],
    ['lagde', ['laget']],
  ])('%s: %j', (form, others) => expect(variantsOf(forms, form)).toEqual(others));

  test.each(['siden', 'laget', 'problem', 'hang', 'slik', 'hus', 'ukjent'])(
    '%s: nothing, since it may be another word or nothing is known',
    (form) => expect(variantsOf(forms, form)).toEqual([]),
  );

  test('the table keeps each pair by its endings, both ways', () => {
    expect(variantTable(forms)).toMatchObject({
      'a>en': 'bok datter ferg ferj sid',
      'en>a': 'bok datter ferg ferj',
      'ju>yv': 's',
      'yv>ju': 's',
    });
  });
});

describe('what we write', () => {
  test.each([
    ['boken', 'boka'],
    ['dattera', 'datteren'],
    ['kasta', 'kastet'],
    ['husa', 'husene'],
    ['syv', 'sju'],
    ['Syv', 'sju'],
    ['ferja', 'ferga'],
  ])('%s: %s', (form, ours) => expect(preferredTo(forms, form)).toBe(ours));

  test.each(['boka', 'bad', 'siden', 'hengte', 'hang', 'problemer', 'problem', 'laget', 'lagde', 'ukjent'])(
    '%s stays',
    (form) => expect(preferredTo(forms, form)).toBeNull(),
  );
});

describe('the check of a task’s words', () => {
  const check = (file: BankFile, most = 99) =>
    checkWrittenForms([file], { norm: { forms, list, names: new Set(['kasta']) }, most }).map(
      ({ severity, task, message }) => `${severity} ${task ?? '-'} ${message}`,
    );
  const read = (text: string, task: object = examples.true_false.task, form = 'article') =>
    bankFile('read', { ...textStimulus, form, text }, task);

  test('tells the word once in a file, with ours, and not what is a name', () => {
    expect(check(read('Han leste boken. Boken var god. Kasta bor her.'))).toEqual([
      'warning - «boken»: we write «boka»',
    ]);
    expect(check(read('Han leste boka siden.'))).toEqual([]);
  });

  test('a text that has both forms speaks of them', () => {
    expect(check(read('Du kan skrive boka eller boken.'))).toEqual([]);
  });

  test('spoken words may stand where people speak', () => {
    expect(check(read('Det er sånn.'))).toEqual(['warning - «sånn»: we write «slik»']);
    expect(check(read('Ola: Det er sånn.', examples.true_false.task, 'dialogue'))).toEqual([]);
  });

  test('De counts inside a sentence, not where it begins one', () => {
    expect(check(read('De kom. Vil De sitte?'))).toEqual(['warning - «De»: we write «du»']);
    expect(check(read('De kom.'))).toEqual([]);
  });

  test('one noun has one article in a file', () => {
    expect(check(read('Han kjøpte ei bok. Så kjøpte hun en bok.'))).toEqual([
      'warning - both «ei bok» and «en bok»',
    ]);
  });

  test('what learners write may have any form: models, and further forms of a typed gap', () => {
    const gap = {
      ...examples.typed_cloze.task,
      text: 'Her er [[1]].',
      gaps: [{ accept: ['boka', 'boken'] }],
    };
    expect(check(read('Her.', gap))).toEqual([]);
    const { task } = writeExamples.narrate;
    const models = task.models.map((one) => ({ ...one, text: `${one.text} Jeg kasta boken.` }));
    expect(check(bankFile('write', { kind: 'none' }, { ...task, models }))).toEqual([]);
  });

  test('more than the floor allows are an error', () => {
    expect(check(read('Han kasta boken.'), 2)).toHaveLength(2);
    expect(check(read('Han kasta boken.'), 1)).toContain(
      'error - 2 words are not in the written form; 1 may (content/written-forms.yaml)',
    );
  });
});

function bankFile(category: string, stimulus: object, task: object): BankFile {
  const head = { id: `${category}-b1-hylla`, category, level: 'B1', topic: 'society', title: 'Hylla' };
  const read = readBankFile(
    { ...head, status: 'checked', stimulus, tasks: [task] },
    `${category}/B1/hylla.yaml`,
  );
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}
