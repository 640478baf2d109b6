/**
 * npm run content:models -- [--n 100] [--seed 7] [--category write|speak] [--level B1] [--only <path …>] [--new-for NAME]
 * Prints random models of writing and speaking tasks, numbered, as a rater gets them: prompt with its bounds and the text,
 * without level, file and id, spread evenly over category, file level and upper and lower model (`--level` is the file's).
 * What the numbers stand for goes into .cache/models/<seed>.json, unprinted. `--new-for NAME` leaves out what this rater
 * has rated as it stands.
 *
 * npm run content:models -- --score answers.json --seed 7 [--reader NAME]
 * Marks the levels named ({"1": "B1", "2": "Pre-A1"}) to that sheet. With `--reader` they are kept in
 * content/raters/NAME.yaml; the first level that a rater named for a text stays.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { levels } from '#domain/levels/levels.ts';
import {
  type ModelRating,
  modelSheet,
  type RatedModel,
  type RatingResult,
  ratedModels,
  readLevel,
} from '#domain/tasks/checks/model-ratings.ts';
import { pathsGiven, readContent } from './files.ts';
import { ratingsOf, ratingTable, writeRatings } from './raters.ts';
import { altOf } from './sheet.ts';

const { values, positionals } = parseArgs({
  options: {
    n: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    category: { type: 'string' },
    level: { type: 'string' },
    only: { type: 'boolean', default: false },
    'new-for': { type: 'string' },
    score: { type: 'string' },
    reader: { type: 'string' },
  },
  allowPositionals: true,
});

const sheetFile = z.record(z.string(), z.object({ task: z.string(), read: z.string() }));
const sheetPath = join('.cache', 'models', `${values.seed}.json`);
const paths = values.only ? new Set(positionals.flatMap(pathsGiven)) : null;
const bank = readContent().flatMap(({ path, bank: read }) =>
  read === null || (paths !== null && !paths.has(path)) ? [] : [read],
);
const models = ratedModels(bank, altOf);

if (values.score === undefined) printSheet();
else scoreAnswers(values.score);

function printSheet(): void {
  const known = new Set(values['new-for'] === undefined ? [] : ratingsOf(values['new-for']).map(wordsOf));
  const chosen = modelSheet(
    models.filter(
      (model) =>
        (values.category === undefined || model.category === values.category) &&
        (values.level === undefined || model.fileLevel === values.level) &&
        !known.has(nameOf(model)),
    ),
    { count: Number(values.n), seed: values.seed },
  );
  for (const [place, { category, lines }] of chosen.entries()) {
    console.log(`\n${place + 1}. [${category === 'write' ? 'written' : 'spoken'}]`);
    for (const line of lines) console.log(line);
  }
  mkdirSync(join('.cache', 'models'), { recursive: true });
  const kept = chosen.map(({ task, hash }, place) => [String(place + 1), { task, read: hash }]);
  writeFileSync(sheetPath, JSON.stringify(Object.fromEntries(kept)));
  console.log(
    `\n${chosen.length} models without their level. Answers as JSON by number: ${levels.join(', ')}.`,
  );
}

function scoreAnswers(path: string): void {
  const sheet = sheetFile.parse(JSON.parse(readFileSync(sheetPath, 'utf8')));
  const answers = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
  const byWords = new Map(models.map((model) => [nameOf(model), model] as const));
  const at = new Date().toISOString();
  const results: RatingResult[] = [];
  const ratings: ModelRating[] = [];
  for (const [number, answer] of Object.entries(answers)) {
    const asked = sheet[number];
    const model = asked === undefined ? undefined : byWords.get(wordsOf(asked));
    const rated = readLevel(answer);
    if (asked === undefined || model === undefined || rated === null) {
      const why =
        asked === undefined
          ? 'the sheet has no such number'
          : model === undefined
            ? 'the model has changed since'
            : `${JSON.stringify(answer)} is no level`;
      console.log(`· ${number} not taken: ${why}`);
      continue;
    }
    results.push({ model, rated });
    const { task, hash: read, label } = model;
    ratings.push({ rater: values.reader ?? '', task, at, read, label, rated });
  }
  console.log(ratingTable(results));
  if (values.reader === undefined) return;
  const before = ratingsOf(values.reader);
  const known = new Set(before.map(wordsOf));
  const added = ratings.filter((one) => !known.has(wordsOf(one)));
  writeRatings(values.reader, [...before, ...added]);
  console.log(
    `${added.length} ratings kept; ${ratings.length - added.length} texts ${values.reader} had rated before.`,
  );
}

/** Which text it is: a rating is of these words. */
function wordsOf({ task, read }: { readonly task: string; readonly read: string }): string {
  return `${task} ${read}`;
}

function nameOf({ task, hash }: RatedModel): string {
  return wordsOf({ task, read: hash });
}
