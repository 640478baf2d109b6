import { freePort } from '#main/testing/product-process.ts';
import { type Measure, type MeasureName, measureNames, openMeasures } from './compare/measures.ts';
import { type RunningTree, startTree } from './compare/running-tree.ts';
import { checkOut, workingTree } from './compare/trees.ts';

/**
 * `npm run bench:compare -- <ref> [seconds] [rounds] [measure …]`: that commit and the working tree side by side, each built
 * from its own sources with a data folder of its own and the same data, measured in turn, medians of so many rounds (3), of
 * all measures or of those named. A ratio is after ÷ before, of what is served in a second at 20 connections; `cpuRatio`
 * is before ÷ after, of the processor's time for a request, which tells more on a busy machine. Last line: JSON.
 */
const ref = process.argv[2];
const seconds = Number(process.argv[3] ?? 4);
const rounds = Number(process.argv[4] ?? 3);
const chosen = measureNames.filter((name) => process.argv.length < 6 || process.argv.includes(name, 5));
/** Before anything is counted: the compiler has met the code, the caches are filled. */
const warmUpSeconds = 3;

if (ref === undefined) {
  console.error('Say what to compare with: npm run bench:compare -- <ref>');
  process.exit(1);
}

type Side = { readonly name: 'before' | 'after'; readonly tree: RunningTree; readonly measures: Measures };
type Measures = Readonly<Record<MeasureName, Measure>>;
type Found = { perSecond: number[]; p50Ms: number[]; p95Ms: number[]; cpuMs: number[] };

const started: RunningTree[] = [];
try {
  const before = await openSide('before', checkOut(ref));
  const after = await openSide('after', workingTree);
  const sides = [before, after];
  const found = new Map<string, Found>();
  for (const name of chosen) {
    for (const side of sides) await side.measures[name](warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const { perSecond, p50Ms, p95Ms, cpuMs } = await side.measures[name](seconds);
        const all = found.get(`${name} ${side.name}`) ?? { perSecond: [], p50Ms: [], p95Ms: [], cpuMs: [] };
        all.perSecond.push(perSecond);
        all.p50Ms.push(p50Ms);
        all.p95Ms.push(p95Ms);
        all.cpuMs.push(cpuMs);
        found.set(`${name} ${side.name}`, all);
      }
    }
  }
  const rows = chosen.map((name) => rowOf(name, found));
  console.table(rows);
  const named = (of: 'ratio' | 'cpuRatio') =>
    Object.fromEntries(rows.flatMap((row) => (row.name === 'answersApi' ? [] : [[row.name, row[of]]])));
  const rssMb = { before: before.tree.peakMb(), after: after.tree.peakMb() };
  console.log(JSON.stringify({ ratios: named('ratio'), cpuRatios: named('cpuRatio'), rssMb }));
} finally {
  await Promise.all(started.map((tree) => tree.stop()));
}

async function openSide(name: Side['name'], folder: string): Promise<Side> {
  const tree = await startTree(folder, await freePort());
  started.push(tree);
  return { name, tree, measures: await openMeasures(tree) };
}

function rowOf(name: MeasureName, found: ReadonlyMap<string, Found>) {
  const of = (side: Side['name']) => found.get(`${name} ${side}`) as Found;
  const [before, after] = [of('before'), of('after')];
  const [was, is] = [median(before.perSecond), median(after.perSecond)];
  return {
    name,
    before: Math.round(was),
    after: Math.round(is),
    ratio: Math.round((is / was) * 100) / 100,
    p50Ms: `${median(before.p50Ms)} → ${median(after.p50Ms)}`,
    p95Ms: `${median(before.p95Ms)} → ${median(after.p95Ms)}`,
    cpuRatio: Math.round((median(before.cpuMs) / median(after.cpuMs)) * 100) / 100,
    cpuMs: `${median(before.cpuMs).toFixed(2)} → ${median(after.cpuMs).toFixed(2)}`,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
