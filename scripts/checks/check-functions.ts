/** Refuses functions of over a hundred lines, and more than 2.7 % of functions with three or more parameters. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedFunctions } from '#scripts/rooms/functions.ts';
import { isTestFile } from '#scripts/rooms/room-plan.ts';

const longest = 100;
/** From this on an object says what is what (STYLE.md). */
const manyParameters = 3;
const mostWithMany = 0.027;

const src = join(import.meta.dirname, '../../src');
const functions = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !isTestFile(file))
  .flatMap((file) =>
    namedFunctions(file, readFileSync(join(src, file), 'utf8')).map((one) => ({ ...one, file })),
  );
const long = functions.filter(({ lines }) => lines > longest);
const many = functions.filter(({ parameters }) => parameters >= manyParameters);
const share = many.length / functions.length;

for (const { file, line, name, lines } of long)
  console.error(`src/${file}:${line} ${name} has ${lines} lines; ${longest} are the most.`);
if (share > mostWithMany) {
  for (const { file, line, name, parameters } of many)
    console.error(`src/${file}:${line} ${name} has ${parameters} parameters.`);
  console.error(
    `${(100 * share).toFixed(1)} % of functions have ${manyParameters} or more parameters; ${100 * mostWithMany} % are the most.`,
  );
}
console.log(
  `${functions.length} functions, ${long.length} over ${longest} lines, ${(100 * share).toFixed(1)} % with ${manyParameters} or more parameters`,
);
// Not `exit`, which would cut off what is still being written.
if (long.length > 0 || share > mostWithMany) process.exitCode = 1;
