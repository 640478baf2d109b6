import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles, toAdjacency } from '#scripts/rooms/cycles.ts';
import { namedFunctions } from '#scripts/rooms/functions.ts';
import { readModuleGraph } from '#scripts/rooms/module-graph.ts';
import { isTestFile, readRoomPlan } from '#scripts/rooms/room-plan.ts';

/**
 * `npm run house [-- --write] [-- --list]`: the figures of the house: files, functions, parameters, rooms, cycles. `--write`
 * puts them into ARCHITECTURE.md, `--list` names the functions with three parameters or over a hundred lines.
 */
const root = join(import.meta.dirname, '../..');
const floors = ['domain', 'server', 'web', 'main'] as const;
const longest = 100;

const graph = await readModuleGraph(join(root, 'src'));
const plan = readRoomPlan(join(root, 'rooms.json'));
const files = graph.files
  .filter((file) => !isTestFile(file))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }))
  .map(({ file, text }) => ({
    file,
    lines: text.split('\n').length - 1,
    functions: namedFunctions(file, text),
  }));

const rows = [...floors, 'src'].map((floor) => {
  const own = floor === 'src' ? files : files.filter(({ file }) => file.startsWith(`${floor}/`));
  const functions = own.flatMap((one) => one.functions);
  const lines = own.map((one) => one.lines);
  const lengths = functions.map((one) => one.lines);
  const many = functions.filter((one) => one.parameters >= 3).length;
  const rooms = floors.map((name) =>
    floor === name || floor === 'src' ? Object.keys(plan[name]).length : 0,
  );
  return [
    floor,
    rooms.reduce((sum, count) => sum + count, 0),
    own.length,
    at(lines, 0.5),
    at(lines, 0.9),
    functions.length,
    at(lengths, 0.5),
    at(lengths, 0.9),
    lengths.filter((length) => length > longest).length,
    `${((100 * many) / functions.length).toFixed(1)} %`,
  ];
});
const atRunTime = findCycles(toAdjacency(graph.imports.filter(({ typeOnly }) => !typeOnly))).length;
const cycles = findCycles(toAdjacency(graph.imports)).length;
const heading = [
  ...['floor', 'rooms', 'files', 'lines, median', 'p90', 'functions', 'lines, median', 'p90'],
  ...[`over ${longest}`, '3 or more parameters'],
];
const table = [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
const block = [
  ...table,
  '',
  `Files that import one another in a circle: ${atRunTime} at run time, ${cycles} with types. Tests and fixtures are not counted.`,
].join('\n');
console.log(block);

if (process.argv.includes('--list'))
  for (const { file, functions } of files)
    for (const { name, line, lines, parameters } of functions)
      if (parameters >= 3 || lines > longest)
        console.log(`src/${file}:${line} ${name}: ${lines} lines, ${parameters} parameters`);

if (process.argv.includes('--write')) {
  const path = join(root, 'ARCHITECTURE.md');
  const page = readFileSync(path, 'utf8');
  const [begin, end] = ['<!-- npm run house -- --write -->', '<!-- end -->'];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`ARCHITECTURE.md has no place for the figures: ${begin} … ${end}`);
  writeFileSync(path, `${page.slice(0, from + begin.length)}\n\n${block}\n\n${page.slice(to)}`);
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;
}
