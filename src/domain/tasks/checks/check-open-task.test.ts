import { describe, expect, test } from 'vitest';
import { speakExamples, writeExamples } from '#domain/tasks/open-task-examples.ts';
import { none, textStimulus } from '#domain/tasks/task-examples.ts';
import { checkFile } from './check-file.ts';
import { norwegianTexts } from './texts.ts';

type Plain = Record<string, unknown>;

function file(category: 'write' | 'speak', change: Plain): Plain {
  return {
    id: `${category}-b1-stedet`,
    category,
    level: 'B1',
    topic: 'leisure',
    title: 'Et sted du liker',
    status: 'draft',
    ...change,
  };
}

function write(kind: keyof typeof writeExamples, change: Plain = {}, fileChange: Plain = {}): Plain {
  const { stimulus, task } = writeExamples[kind];
  return file('write', { stimulus, tasks: [{ ...task, ...change }], ...fileChange });
}

function speak(kind: keyof typeof speakExamples, change: Plain = {}, fileChange: Plain = {}): Plain {
  const { stimulus, task } = speakExamples[kind];
  return file('speak', { stimulus, tasks: [{ ...task, ...change }], ...fileChange });
}

const findings = (value: Plain) =>
  checkFile(value, `${value.category}/${value.level}/stedet.yaml`).findings.map(
    ({ severity, rule, message }) => `${severity} ${rule}: ${message}`,
  );

describe('a right file of each kind has nothing to say', () => {
  test.each(Object.keys(writeExamples) as (keyof typeof writeExamples)[])('write: %s', (kind) => {
    expect(findings(write(kind))).toEqual([]);
  });
  test.each(Object.keys(speakExamples) as (keyof typeof speakExamples)[])('speak: %s', (kind) => {
    expect(findings(speak(kind))).toEqual([]);
  });
});

const { task: told } = writeExamples.narrate;
const [best, lower] = told.kind === 'narrate' ? told.models : [];
const note = { nb: 'Setningene er korte.', en: 'The sentences are short.' };
const partner = { name: 'Torill', voice: 'woman', lines: ['Hei. Hva gjelder det?', 'Ja vel. Og ellers?'] };

const discussion = speakExamples.discuss.task;
const discussing = discussion.partner;
const [turn = {} as never] = discussing.turns;
const discussionModels = (path: readonly string[]) =>
  discussion.models.map((model) => ({ ...model, path: model.level === 'B1' ? path : model.path }));

describe('each planted fault is found', () => {
  test.each<[string, RegExp, Plain]>([
    ['a speaking task among the writing', /kind: a speak task/, { ...speak('tell'), ...writeHead() }],
    ['an introduction at C1', /kind: introduce is for A1 to B1/, speak('introduce', {}, atC1())],
    [
      'a prompt too long',
      /prompt: .* B1 allows 90/,
      write('narrate', { prompt: 'Skriv om en dag. '.repeat(25) }),
    ],
    [
      'a scene that is not named',
      /scene: describe_scene names a scene/,
      write('describe_scene', { scene: undefined }),
    ],
    ['a scene that nobody describes', /scene: narrate does not show/, write('narrate', { scene: 'park' })],
    ['a summary of nothing', /stimulus: summarise needs/, write('summarise', {}, { stimulus: none })],
    [
      'a text read aloud beside another text',
      /stimulus: read_aloud stands alone/,
      speak('read_aloud', {}, { stimulus: textStimulus }),
    ],
    ['too few words asked', /words: at least 20 words/, write('narrate', { words: { guide: 20, max: 120 } })],
    [
      'too few words of a longer text at A2',
      /words: narrate at A2 asks at least 80/,
      write('narrate', {}, { id: 'write-a2-stedet', level: 'A2' }),
    ],
    ['no room above the guidance', /words: at most 45/, write('narrate', { words: { guide: 40, max: 45 } })],
    [
      'a model below the guidance',
      /model-length: the model at B1 has 50 words; 60/,
      write('narrate', { words: { guide: 60, max: 120 } }),
    ],
    [
      'a model above the most',
      /model-length: .* 90–120/,
      write('narrate', { words: { guide: 90, max: 120 } }),
    ],
    ['too long to speak', /seconds: 200 s to speak/, speak('tell', { speakingSeconds: 200 })],
    ['too long to prepare', /seconds: 300 s to prepare/, speak('tell', { preparationSeconds: 300 })],
    [
      'a model that does not fill the time',
      /model-length: the model at B1 takes 32 s of 90 s/,
      speak('tell', { speakingSeconds: 90 }),
    ],
    [
      'a text that is not read in the time',
      /model-length: the text takes/,
      speak('read_aloud', { text: 'Vi går hjem nå. '.repeat(40) }),
    ],
    ['no model below', /models: there is no model at A2/, write('narrate', { models: [best, best] })],
    [
      'a model of a far level',
      /models: a model at C1/,
      write('narrate', { models: [best, lower, { ...lower, level: 'C1' }] }),
    ],
    [
      'a lower model as good as the other',
      /models: the model at A2 is neither/,
      write('narrate', { models: [best, { ...best, level: 'A2' }] }),
    ],
    [
      'a model with fewer turns than the partner',
      /partner: the model at B1 has 1 lines/,
      speak('role_play', { partner, models: [best, lower] }),
    ],
    [
      'a partner who makes a speech',
      /partner: a line of 40 words/,
      speak('role_play', { partner: { ...partner, lines: ['Ja, det er fint. '.repeat(10), 'Ha det!'] } }),
    ],
    [
      'an examiner’s question that no model answers',
      /partner: the model at B1 has 1 lines, the learner 2 turns/,
      speak('opinion', { followUps: { name: 'Eva', voice: 'woman', questions: ['Hva gjør du der?'] } }),
    ],
    [
      'a discussion at A1',
      /kind: discuss is for A2 to C1/,
      speak('discuss', {}, { id: 'speak-a1-stedet', level: 'A1' }),
    ],
    [
      'a discussion whose partner hands nothing over',
      /partner: nothing hands over to the learner in: Kafeen er best\./,
      speak('discuss', { partner: { ...discussing, opening: 'Kafeen er best.' } }),
    ],
    [
      'two replies in a discussion that are the same',
      /partner: two replies are the same/,
      speak('discuss', {
        partner: { ...discussing, turns: [{ ...turn, asked: turn.agreed }, turn] },
      }),
    ],
    [
      'a model of a discussion that leads past its replies',
      /partner: the model at B1 leads to a reply that there is not: unsure/,
      speak('discuss', { models: discussionModels(['unsure', 'agreed']) }),
    ],
    [
      'a model of a discussion that stops half-way',
      /partner: the path of the model at B1 has 1 steps of 2/,
      speak('discuss', { models: discussionModels(['agreed']) }),
    ],
    [
      'a way on in the wrong language',
      /explanation: not English/,
      speak('discuss', {
        partner: {
          ...discussing,
          turns: [
            {
              ...turn,
              agreed: { ...turn.agreed, when: { nb: 'Du er enig.', en: 'Du er enig, og det er ikke feil.' } },
            },
            turn,
          ],
        },
      }),
    ],
    [
      'a note in the wrong language',
      /explanation: not English/,
      write('narrate', {
        models: [best, { ...lower, note: { ...note, en: 'Det er korte setninger, og det er ikke nok.' } }],
      }),
    ],
    [
      'a criterion in the wrong language',
      /explanation: not Norwegian/,
      write('narrate', { criterion: { nb: 'The answer is not of this.', en: 'Said.' } }),
    ],
    [
      'a model that is too hard',
      /warning lix: the model of narrate has LIX/,
      write('narrate', {
        models: [
          {
            ...best,
            text: 'Biblioteksbesøkende verdsetter lesesalens usedvanlig konsentrasjonsfremmende stillhet. '.repeat(
              6,
            ),
          },
          lower,
        ],
      }),
    ],
    [
      'a text to sum up that is too long',
      /length: the text has/,
      write('summarise', {}, { stimulus: { ...textStimulus, text: 'Vi går hjem nå. '.repeat(60) } }),
    ],
  ])('%s', (_, message, value) => {
    expect(findings(value).join('\n')).toMatch(message);
  });

  test.each<[string, Plain]>([
    ['a reading aloud without its text', speak('read_aloud', { text: undefined })],
    ['a reading aloud with models', speak('read_aloud', { models: [best, lower] })],
    ['a role play without a partner', speak('role_play', { partner: undefined })],
    [
      'a discussion with two ways on only',
      speak('discuss', { partner: { ...discussing, turns: [{ ...turn, asked: undefined }, turn] } }),
    ],
    ['a partner who falls silent', speak('role_play', { partner: { ...partner, lines: ['Hei!'] } })],
    ['a task without points', write('narrate', { points: [] })],
    ['a task without a criterion', write('narrate', { criterion: undefined })],
    ['a key', write('narrate', { key: 'a' })],
  ])('%s does not fit the schema', (_, value) => {
    expect(findings(value)[0]).toMatch(/^error schema/);
  });
});

const why = { nb: 'Etter tiden kommer verbet.', en: 'After the time comes the verb.' };
const quoting = { nb: 'Grunnen er med: «fordi».', en: 'The reason is there: “fordi”.' };
const atB1 = `${best?.text} På mandag jeg er der uten sønnen min.`.replace('drikker vi', 'drikke vi');
const learned = {
  ...best,
  text: atB1,
  note: quoting,
  errors: [
    { quote: 'På mandag jeg er', correction: 'På mandag er jeg', type: 'word_order', why },
    { quote: 'drikke vi', correction: 'drikker vi', type: 'verb_form', why },
  ],
};
const weaker = { ...learned, level: 'A2' };

describe('models with learners’ errors (decision 125)', () => {
  const at = (change: Plain) => write('narrate', { models: [{ ...learned, ...change }, weaker] });
  const [first, second] = learned.errors;

  test('two of the same length with two marks have nothing to say', () => {
    expect(findings(at({}))).toEqual([]);
  });
  test.each<[string, RegExp, Plain]>([
    [
      'a lower model cut short',
      /weaker is not shorter/,
      write('narrate', {
        models: [learned, { ...weaker, text: 'På mandag jeg er der. Da drikke vi te, fordi det er godt.' }],
      }),
    ],
    ['one mark', /1 marked errors in the model at B1; 2 to 4/, at({ errors: [first] })],
    ['none', /0 marked errors/, at({ errors: undefined })],
    [
      'marks of one type',
      /all marked errors .* word_order/,
      at({ errors: [first, { ...second, type: 'word_order' }] }),
    ],
    [
      'a mark that is not in the text',
      /«kaffe» stands 0 times/,
      at({ errors: [first, { ...second, quote: 'kaffe' }] }),
    ],
    [
      'a mark that stands twice',
      /«jeg» stands 2 times/,
      at({
        text: `${atB1} Da er jeg trøtt.`
          .replace('jeg å ta', 'å ta')
          .replace('setter jeg', 'setter')
          .replace('Jeg liker', 'Vi liker'),
        errors: [first, { ...second, quote: 'jeg' }],
      }),
    ],
    [
      'a part of a word',
      /«rikke vi» is a part of a word/,
      at({ errors: [first, { ...second, quote: 'rikke vi' }] }),
    ],
    ['marks that overlap', /overlap/, at({ errors: [first, { ...second, quote: 'mandag jeg er der' }] })],
    [
      'a correction that corrects nothing',
      /corrected to itself/,
      at({ errors: [first, { ...second, correction: 'drikke vi' }] }),
    ],
    ['a note without a form', /quotes no form/, at({ note })],
    [
      'English that leaves the form out',
      /leaves out “fordi”/,
      at({ note: { ...quoting, en: 'The reason is there.' } }),
    ],
    [
      'a reason in the wrong language',
      /not English/,
      at({ errors: [first, { ...second, why: { ...why, en: 'Det er ikke slik.' } }] }),
    ],
  ])('%s', (_, message, value) => {
    expect(findings(value).join('\n')).toMatch(message);
  });

  const spoken = (text: string, seconds = 45) =>
    speak('tell', {
      speakingSeconds: seconds,
      models: [
        { ...learned, text },
        { ...weaker, text },
      ],
    });
  test('speech has no colon and fills the time', () => {
    expect(findings(spoken(atB1))).toEqual([]);
    expect(findings(spoken(atB1.replace('sønnen min, som', 'sønnen min; han'))).join()).toMatch(
      /colon or semicolon/,
    );
    const heard = { errors: [learned.errors[0], { ...learned.errors[1], type: 'spelling' }] };
    expect(findings(speak('tell', { models: [{ ...learned, ...heard }, weaker] })).join()).toMatch(
      /nobody hears spelling in speech/,
    );
    expect(findings(spoken(atB1, 60)).join()).toMatch(/37 s of 60 s; it fills the time/);
  });
  test('an unknown type does not fit the schema', () => {
    expect(findings(at({ errors: [first, { ...second, type: 'style' }] }))[0]).toMatch(/^error schema/);
  });
  test('only what is marked may be misspelt', () => {
    const { bank } = checkFile(
      at({ errors: [first, { ...second, quote: 'drikke vi', correction: 'drikker vi' }] }),
      'write/B1/stedet.yaml',
    );
    const text = norwegianTexts(bank?.file as never)
      .map((one) => one.text)
      .join(' ');
    expect(text).not.toMatch(/drikke vi|På mandag jeg er/);
    expect(text).toMatch(/På mandag er jeg der/);
  });
});

function writeHead(): Plain {
  return { id: 'write-b1-stedet', category: 'write' };
}

function atC1(): Plain {
  return { id: 'speak-c1-stedet', level: 'C1' };
}
