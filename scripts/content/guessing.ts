/**
 * `npm run content:guessing [-- --write]`: how far the readers without the text got above chance, by kind and level; `--write`
 * puts it where the estimate of the level takes it from (src/domain/tasks/lift-without-text.ts). Rule 9.400.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { taskLevels } from '#domain/levels/levels.ts';
import { closedKinds, closedResults } from '#domain/tasks/checks/closed-book.ts';
import { liftOf } from '#domain/tasks/guessing-as-read.ts';
import { readClosedReadings } from './closed-readers.ts';
import { readContent } from './files.ts';
import { columns } from './tables.ts';

const results = closedResults(
  readContent().flatMap(({ bank }) => (bank ? [bank] : [])),
  readClosedReadings(),
);
const rows = closedKinds.map((kind) => ({
  kind,
  lifts: taskLevels.map((level) => Math.round(liftOf(results, { kind, level }) * 100) / 100),
}));
console.log(
  columns([['above chance', ...taskLevels], ...rows.map(({ kind, lifts }) => [kind, ...lifts.map(String)])]),
);

if (process.argv.includes('--write')) {
  const path = new URL('../../src/domain/tasks/lift-without-text.ts', import.meta.url);
  const head = readFileSync(path, 'utf8').split(' = {')[0];
  const lines = rows.map(
    ({ kind, lifts }) =>
      `  ${kind}: { ${taskLevels.map((level, at) => `${level}: ${lifts[at]}`).join(', ')} },`,
  );
  writeFileSync(path, `${head} = {\n${lines.join('\n')}\n};\n`);
}
