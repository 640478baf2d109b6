/** npm run content:stats [-- --json]: what is in the bank, in figures. With --json one line of JSON at the end. */
import { parseArgs } from 'node:util';
import { readability } from '#domain/language/readability.ts';
import { categories } from '#domain/levels/categories.ts';
import { levels, taskLevels } from '#domain/levels/levels.ts';
import { countLemmas } from '#domain/lexicon/check-lexicon.ts';
import { checkWrittenForms } from '#domain/lexicon/check-written-forms.ts';
import { writtenForms } from '#domain/lexicon/written-forms.ts';
import { lixOutside, textsOf } from '#domain/tasks/checks/check-stimulus.ts';
import { checkWords, namesIn } from '#domain/tasks/checks/check-words.ts';
import { closedResults, closedShare } from '#domain/tasks/checks/closed-book.ts';
import { countFree, countKinds, countTasks, floorOfGuide } from '#domain/tasks/checks/coverage.ts';
import { nearDuplicates } from '#domain/tasks/checks/duplicates.ts';
import { keyLongest, keyPlaces, letteredChoices, truthShares } from '#domain/tasks/checks/keys.ts';
import { ratedModels, ratingAgreement, ratingResults } from '#domain/tasks/checks/model-ratings.ts';
import { plotLevels, plotPairs, plotShares } from '#domain/tasks/checks/plots.ts';
import { agreementOf, needsReading, needsReview } from '#domain/tasks/checks/readings.ts';
import { speechMarks } from '#domain/tasks/checks/speech-marks.ts';
import { topics } from '#domain/tasks/vocabulary.ts';
import { closedTable, readClosedReadings } from './closed-readers.ts';
import { listedLines, readContent } from './files.ts';
import { namesOf, readLexicon } from './lexicon.ts';
import { listedPairs, readPlots } from './plot-register.ts';
import { ratingTable, readRatings } from './raters.ts';
import { readReadings } from './readers.ts';
import { readScenes } from './scenes.ts';
import { altOf } from './sheet.ts';
import { openSpelling } from './spelling.ts';
import { columns, coverageTable } from './tables.ts';
import { readWrittenForms } from './written-forms.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const read = readContent();
const bank = read.flatMap((file) => (file.bank === null ? [] : [file.bank]));
const choices = letteredChoices(bank);
const longest = keyLongest(bank);
const truth = truthShares(bank);
const duplicates = nearDuplicates(bank, new Set(listedLines('near-duplicates.txt')));
const unknown = unknownWords();
const texts = bank.flatMap(({ file }) => textsOf(file).map((text) => ({ file, ...text })));
const outOfBand = read
  .flatMap((file) => file.findings)
  .filter(({ rule, severity }) => rule === 'lix' || (rule === 'length' && severity === 'error')).length;
const readings = agreementOf(bank, readReadings());
const agreement = readings.filter((one) => needsReading(one.task));
const reviews = readings.filter((one) => needsReview(one.task));
const { lemmas } = readLexicon();
const lemmaCounts = countLemmas(lemmas);
const otherForms = countOtherForms();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const heading = (text: string) => console.log(`\n${text}`);

heading('Tasks (there/quarter of the guide/guide)');
console.log(coverageTable(bank, floorOfGuide(1 / 4)));
heading('Kinds');
printKinds();
heading('Topics (stimuli)');
printTopics();
heading('Keys');
for (const count of [3, 4, 5]) {
  const among = choices.filter((choice) => choice.optionCount === count).length;
  console.log(`${among} choices of ${count}: ${keyPlaces(choices, count).map(percent).join(', ')}`);
}
console.log(
  `key is the longest: ${percent(longest.rate)}, by chance ${percent(longest.chance)} (${longest.tasks} tasks)`,
);
console.log(`true, false, not stated: ${truth.shares.map(percent).join(', ')} (${truth.tasks} tasks)`);
heading('Texts');
printReadability();
heading('Second reader (blind)');
printAgreement();
heading('Readers without the text');
const closed = closedResults(bank, readClosedReadings());
console.log(closedTable(closed));
heading('Examiner’s second look (writing and speaking)');
printReviews();
const models = countModels();
console.log(`models with learners' errors: ${models.rewritten} of ${models.all}`);
heading('Raters of models, levels unseen');
const rated = ratingResults(ratedModels(bank, altOf), readRatings());
console.log(ratingTable(rated));
heading('Plots (content/plots)');
const plots = plotFigures();
printPlots();
heading('Words and duplicates');
console.log(
  `unknown words: ${unknown.size}${unknown.size > 0 ? ` (${[...unknown].slice(0, 20).join(', ')})` : ''}`,
);
console.log(`words in another form than we write: ${otherForms}`);
console.log(
  `near-duplicates: ${duplicates.map(({ one, other }) => `${one} ~ ${other}`).join('; ') || 'none'}`,
);
console.log(
  `lemmas: ${Object.entries(lemmaCounts)
    .map(([level, count]) => `${level} ${count}`)
    .join(', ')}`,
);
console.log(`free pool: ${countFree(bank)} tasks; stimuli: ${bank.length}`);

if (values.json) {
  console.log(
    JSON.stringify({
      tasks: countTasks(bank),
      stimuli: bank.length,
      kinds: Object.fromEntries(countKinds(bank)),
      lemmas: lemmaCounts,
      scenes: [...readScenes(() => true).scenes.values()].filter(({ small }) => !small).length,
      models: { ...models, ...ratingJson() },
      plots,
      duplicates: duplicates.length,
      unknownWords: unknown.size,
      otherForms,
      outOfBand,
      closedBook: closedJson(),
      keyPlaces: keyPlaces(choices, 4).map((share) => Number(share.toFixed(4))),
    }),
  );
}

/** Models with marked errors (decision 125), and all. */
function countModels(): { readonly rewritten: number; readonly all: number } {
  const all = bank.flatMap(({ file }) => file.tasks.flatMap((task) => ('models' in task ? task.models : [])));
  return { rewritten: all.filter(({ errors }) => errors !== undefined).length, all: all.length };
}

/** How valid ratings of models agree with their labels, all and by label. */
function ratingJson(): object {
  const byLevel = levels.map((level) => [
    level,
    ratingAgreement(rated.filter(({ model }) => model.label === level)),
  ]);
  return { ...ratingAgreement(rated), byLevel: Object.fromEntries(byLevel) };
}

/** How plots are spread, by level; pairs that are the same, listed ones too, and pairs that only end otherwise. */
function plotFigures() {
  const entries = readPlots();
  const marks = speechMarks(bank);
  const byLevel = plotLevels.map((level) => {
    const { talks, plain, restarted } = marks[level];
    const speech = { talks, plain: plain.length, restarted };
    return [level, { ...plotShares(bank, { entries, level }), ...speech }] as const;
  });
  const pairs = plotPairs(entries, new Set());
  return {
    alike: pairs.filter(({ same }) => same).length,
    near: pairs.filter(({ same }) => !same).length,
    listed: listedPairs().size,
    byLevel: Object.fromEntries(byLevel),
  };
}

function printPlots(): void {
  const shown = (value: number | null) => (value === null ? '–' : percent(value));
  console.log(
    columns([
      ['', 'texts', 'entered', 'end on a point', 'heard, end flat', 'talks', 'no marker', 'restart'],
      ...Object.entries(plots.byLevel).map(([level, one]) => [
        level,
        one.texts,
        one.entered,
        shown(one.point),
        shown(one.flatHeard),
        one.talks,
        one.plain,
        one.restarted,
      ]),
    ]),
  );
  console.log(`same plot: ${plots.alike} pairs (${plots.listed} listed); near: ${plots.near}`);
}

/** Share right without the text by kind and level; null where nobody has read. */
function closedJson(): object {
  const share = (kind: string, level?: string) =>
    closedShare(
      closed.filter((one) => one.kind === kind && (level === undefined || one.task.level === level)),
    ).share;
  const kinds = [...new Set(closed.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { ...Object.fromEntries(taskLevels.map((level) => [level, share(kind, level)])), all: share(kind) },
    ]),
  );
}

function countOtherForms(): number {
  const list = readWrittenForms();
  const norm = { forms: writtenForms(lemmas, list), list, names: namesOf(bank, lemmas) };
  return checkWrittenForms(bank, { norm, most: Number.POSITIVE_INFINITY }).length;
}

function unknownWords(): ReadonlySet<string> {
  const names = new Set(bank.flatMap(({ file }) => namesIn(file)));
  const spelling = openSpelling();
  const findings = bank.flatMap(({ file }) => checkWords({ file, path: '', names, knows: spelling.knows }));
  spelling.save();
  return new Set(findings.map(({ message }) => /«(.+?)»/u.exec(message)?.[1] ?? message));
}

function printKinds(): void {
  const cells = categories.flatMap((category) =>
    taskLevels.map((level) => ({
      name: `${category} ${level}`,
      kinds: countKinds(bank.filter(({ file }) => file.category === category && file.level === level)),
    })),
  );
  for (const { name, kinds } of cells) {
    const list = [...kinds]
      .sort((one, other) => other[1] - one[1])
      .map(([kind, count]) => `${kind} ${count}`);
    if (list.length > 0) console.log(`${name}: ${list.join(', ')}`);
  }
}

function printTopics(): void {
  const count = (topic: string, category: string) =>
    bank.filter(({ file }) => file.topic === topic && file.category === category).length;
  console.log(
    columns([
      ['', ...categories],
      ...topics.map((topic) => [topic, ...categories.map((category) => count(topic, category))]),
    ]),
  );
}

function printReadability(): void {
  const rows = categories.flatMap((category) =>
    taskLevels.flatMap((level) => {
      const own = texts.filter(({ file }) => file.category === category && file.level === level);
      if (own.length === 0) return [];
      const words = own.map(({ text }) => readability(text).words);
      const lix = own.map(({ text }) => readability(text).lix);
      const outside = own.filter((text) => lixOutside(text.file, text) !== null).length;
      return [[`${category} ${level}`, own.length, range(words), range(lix), outside]];
    }),
  );
  console.log(columns([['', 'texts', 'words (least, median, most)', 'LIX', 'LIX outside'], ...rows]));
}

function range(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((one) => Math.round(one ?? 0))
    .join(' ');
}

function printReviews(): void {
  const cells = categories.flatMap((category) => taskLevels.map((level) => ({ category, level })));
  const rows = cells.flatMap(({ category, level }) => {
    const own = reviews.filter(({ task }) => task.category === category && task.level === level);
    if (own.length === 0) return [];
    const flawed = own.filter((one) => one.first === false).length;
    return [[`${category} ${level}`, own.length, flawed, own.filter((one) => one.now).length]];
  });
  console.log(columns([['', 'tasks', 'found flawed at first', 'sound as they stand'], ...rows]));
}

function printAgreement(): void {
  const row = (name: string, among: typeof agreement) => {
    const first = among.filter((one) => one.first !== null);
    const now = among.filter((one) => one.now !== null);
    return [
      name,
      among.length,
      first.length,
      first.length > 0 ? percent(first.filter((one) => one.first).length / first.length) : '–',
      now.length,
      now.length > 0 ? percent(now.filter((one) => one.now).length / now.length) : '–',
    ];
  };
  const kinds = [...new Set(agreement.map((one) => one.task.kind))];
  console.log(
    columns([
      ['', 'tasks', 'ever read', 'agreed at first', 'read as they stand', 'agree now'],
      row('all', agreement),
      ...taskLevels.map((level) =>
        row(
          level,
          agreement.filter((one) => one.task.level === level),
        ),
      ),
      ...kinds.map((kind) =>
        row(
          kind,
          agreement.filter((one) => one.task.kind === kind),
        ),
      ),
    ]),
  );
}
