import { describe, expect, test } from 'vitest';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';
import { checkPlots, type PlotFloor } from './check-plots.ts';
import { type PlotEntry, plotHash, plotPairs, plotShares, plotTexts } from './plots.ts';
import { speechMarks } from './speech-marks.ts';

function readText(slug: string, text = 'En dag flyttet holdeplassen.', level = 'B1'): BankFile {
  const head = { id: `read-${level.toLowerCase()}-${slug}`, category: 'read', level, topic: 'society' };
  const stimulus = { ...textStimulus, text };
  return file({ ...head, stimulus, tasks: [examples.true_false.task] }, `read/${level}/${slug}.yaml`);
}

function heard(slug: string, lines: readonly string[], form = 'interview'): BankFile {
  const speakers = { A: { name: 'Mona', voice: 'woman' }, B: { name: 'Petter', voice: 'man' } };
  const script = lines.map((text, place) => ({ speaker: place % 2 === 0 ? 'A' : 'B', text }));
  const stimulus = { kind: 'clip', form, plays: 2, speakers, script };
  const head = { id: `listen-b1-${slug}`, category: 'listen', level: 'B1', topic: 'society' };
  return file({ ...head, stimulus, tasks: [examples.true_false.task] }, `listen/B1/${slug}.yaml`);
}

function file(value: object, path: string): BankFile {
  const read = readBankFile({ title: 'Tittel', status: 'checked', ...value }, path);
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}

function entry(one: BankFile, more: Partial<PlotEntry> = {}): PlotEntry {
  return {
    text: one.file.id,
    read: plotHash(one.file),
    by: 'ina',
    plot: 'a bus stop is moved',
    situation: 'public_transport',
    opening: 'fact',
    turn: 'compromise',
    ending: 'practical',
    mould: 'none',
    people: ['passenger'],
    ...more,
  };
}

const floor: PlotFloor = { complete: { read: ['B1'] }, changed: 0, plain: {}, restarted: {} };
const situations = new Set(['public_transport', 'school_breakfast']);
const check = (bank: readonly BankFile[], entries: readonly PlotEntry[], more: object = {}) =>
  checkPlots(bank, { entries, situations, listed: new Set(), floor, ...more }).map(
    ({ severity, rule, path }) => `${severity} ${rule} ${path}`,
  );

describe('9.520 every text to read or hear from B1 up stands in the register of plots, in closed words, as it was read', () => {
  const stop = readText('stopp');

  test('a text of a complete cell without an entry is an error; one of another cell is not', () => {
    expect(check([stop], [])).toEqual(['error plot read/B1/stopp.yaml']);
    expect(check([stop], [entry(stop)])).toEqual([]);
    expect(check([readText('stopp', 'En dag.', 'B2')], [])).toEqual([]);
  });

  test('sentences to put in order, dictations and A1–A2 are not asked for', () => {
    const order = { stimulus: { kind: 'none' }, tasks: [examples.order.task] };
    const head = { id: 'read-b1-deler', category: 'read', level: 'B1', topic: 'society' };
    expect(
      plotTexts([file({ ...head, ...order }, 'read/B1/deler.yaml'), readText('kort', 'Hei.', 'A2')]),
    ).toEqual([]);
    expect(plotTexts([heard('diktat', ['Hei, Mona.'], 'dictation')])).toEqual([]);
  });

  test('an unknown situation and a second entry are errors', () => {
    expect(check([stop], [entry(stop, { situation: 'bus' })])).toEqual(['error plot read/B1/stopp.yaml']);
    expect(check([stop], [entry(stop), entry(stop, { turn: 'request' })])).toContain(
      'error plot read/B1/stopp.yaml',
    );
  });

  test('changed words are told, a comma is not, and more of them than the floor allows are an error', () => {
    const entries = [entry(stop)];
    expect(check([readText('stopp', 'En dag, flyttet holdeplassen!')], entries)).toEqual([]);
    const changed = readText('stopp', 'En kveld flyttet holdeplassen.');
    expect(check([changed], entries)).toEqual([
      'warning plot-changed read/B1/stopp.yaml',
      'error plot-changed ',
    ]);
    expect(check([changed], entries, { floor: { ...floor, changed: 1 } })).toEqual([
      'warning plot-changed read/B1/stopp.yaml',
    ]);
  });
});

describe('9.521 no two of these texts have the same situation, turn and ending', () => {
  const [stop, breakfast] = [readText('stopp'), readText('frokost', 'Skolen gir frokost.')];

  test('the same three are an error at the later text, of whatever level, unless the pair is listed', () => {
    const b2 = readText('linja', 'Bussen går sjeldnere.', 'B2');
    const entries = [entry(stop), entry(b2)];
    expect(check([stop, b2], entries)).toEqual(['error plot-alike read/B2/linja.yaml']);
    const listed = new Set([`${b2.file.id} ${stop.file.id}`]);
    expect(check([stop, b2], entries, { listed })).toEqual([]);
  });

  test('another ending is a warning, another turn or situation nothing', () => {
    const bank = [stop, breakfast];
    expect(check(bank, [entry(stop), entry(breakfast, { ending: 'stop' })])).toEqual([
      'warning plot-near read/B1/frokost.yaml',
    ]);
    expect(check(bank, [entry(stop), entry(breakfast, { turn: 'request' })])).toEqual([]);
    expect(check(bank, [entry(stop), entry(breakfast, { situation: 'school_breakfast' })])).toEqual([]);
  });

  test('an entry whose text is gone is like nothing', () => {
    expect(check([stop], [entry(breakfast), entry(stop)])).toEqual([]);
    expect(plotPairs([entry(breakfast), entry(stop)], new Set())).toHaveLength(1);
  });
});

describe('9.522 at most a third of a level’s texts from B1 up end on a point, and more than half of what is heard ends flat', () => {
  const texts = Array.from({ length: 12 }, (_, place) => readText(`t${place}`, `Tekst ${place}.`));
  const clips = Array.from({ length: 12 }, (_, place) => heard(`k${place}`, [`Klipp ${place}.`]));
  const ending = (bank: readonly BankFile[], points: number) =>
    bank.map((one, place) =>
      entry(one, {
        situation: 'public_transport',
        turn: place % 2 === 0 ? 'advice' : 'inform',
        ending: place < points ? 'point' : 'stop',
      }),
    );
  const rules = (bank: readonly BankFile[], entries: readonly PlotEntry[]) =>
    check(bank, entries).filter((line) => line.includes(' ending'));

  test('four of twelve may, five may not', () => {
    expect(rules(texts, ending(texts, 4))).toEqual([]);
    expect(rules(texts, ending(texts, 5))).toEqual(['error ending ']);
    expect(plotShares(texts, { entries: ending(texts, 4), level: 'B1' })).toMatchObject({
      texts: 12,
      entered: 12,
      point: 1 / 3,
      flatHeard: null,
    });
  });

  test('of what is heard a verdict is not flat either', () => {
    const verdicts = (count: number) =>
      clips.map((one, place) => entry(one, { ending: place < count ? 'verdict' : 'result' }));
    expect(rules(clips, verdicts(5))).toEqual([]);
    expect(rules(clips, verdicts(6))).toEqual(['error ending ']);
  });
});

describe('how spoken the talks are', () => {
  test('markers, restarts and interruptions are found, and only in what people say to one another', () => {
    const marks = speechMarks([
      heard('jo', ['Det var jo greit.']),
      heard('glatt', ['Det var greit.', 'Ja – det var greit.']),
      heard('paany', ['Men er … er det lov?', 'Altså, nei.']),
      heard('avbrutt', ['Jeg tenkte at vi –', 'Nei, vel.']),
      heard('nyhet', ['Veien er stengt.'], 'news'),
    ]).B1;
    expect(marks).toEqual({ talks: 4, plain: ['listen-b1-glatt'], restarted: 3 });
  });

  test('more smooth talks than there were, or fewer restarts, are errors', () => {
    const bank = [heard('glatt', ['Det var greit.'])];
    const entries = bank.map((one) => entry(one));
    const strict = { ...floor, plain: { B1: 0 }, restarted: { B1: 1 } };
    expect(check(bank, entries, { floor: strict })).toEqual(['error speech ', 'error speech ']);
    expect(check(bank, entries, { floor: { ...strict, plain: { B1: 1 }, restarted: { B1: 0 } } })).toEqual(
      [],
    );
  });
});
