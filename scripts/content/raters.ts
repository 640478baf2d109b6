import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { categories } from '#domain/levels/categories.ts';
import { levels, taskLevels } from '#domain/levels/levels.ts';
import {
  confusion,
  type ModelRating,
  type RatingResult,
  raterFile,
  ratingAgreement,
} from '#domain/tasks/checks/model-ratings.ts';
import { contentDir } from './files.ts';
import { columns } from './tables.ts';

const folder = () => join(contentDir, 'raters');

/** All ratings of models by all raters. */
export function readRatings(): readonly ModelRating[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => ratingsOf(name.slice(0, -'.yaml'.length)));
}

export function ratingsOf(rater: string): readonly ModelRating[] {
  const path = join(folder(), `${rater}.yaml`);
  if (!existsSync(path)) return [];
  const parsed = raterFile.parse(parse(readFileSync(path, 'utf8')));
  return parsed.ratings.map((rating) => ({ ...rating, rater: parsed.rater }));
}

/** Writes a rater's file anew, one rating a line so that a change shows as one line. */
export function writeRatings(rater: string, ratings: readonly ModelRating[]): void {
  const lines = ratings.map(
    ({ task, at, read, label, rated }) => `  - ${JSON.stringify({ task, at, read, label, rated })}`,
  );
  mkdirSync(folder(), { recursive: true });
  const head =
    '# Written by npm run content:models: levels that a reader named for models without their labels.';
  writeFileSync(
    join(folder(), `${rater}.yaml`),
    [head, `rater: ${rater}`, 'ratings:', ...lines, ''].join('\n'),
  );
}

/** Agreement with the labels: all, by category, file level and label; then label against rating. */
export function ratingTable(results: readonly RatingResult[]): string {
  const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);
  const row = (name: string, is: (result: RatingResult) => boolean) => {
    const { rated, exact, withinOne, over, under } = ratingAgreement(results.filter(is));
    return rated === 0 ? [] : [[name, rated, ...[exact, withinOne, over, under].map(percent)]];
  };
  const counts = confusion(results);
  return [
    columns([
      ['models, levels unseen', 'rated', 'exact', 'within one', 'over', 'under'],
      ...row('all', () => true),
      ...categories.flatMap((category) => row(category, ({ model }) => model.category === category)),
      ...taskLevels.flatMap((level) => row(`file ${level}`, ({ model }) => model.fileLevel === level)),
      ...levels.flatMap((level) => row(`label ${level}`, ({ model }) => model.label === level)),
    ]),
    '',
    columns([
      ['label \\ rated', ...levels],
      ...levels.map((label) => [label, ...levels.map((rated) => counts[label][rated])]),
    ]),
  ].join('\n');
}
