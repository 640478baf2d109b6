import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attackFaults } from './planted/attack-faults.ts';
import { copyTree } from './planted/copied-tree.ts';
import { faults } from './planted/faults.ts';
import { namedNumbers } from './rule-titles.ts';

/**
 * `npm run check:planted [-- 9.64 2.10 …]`: breaks rules one clause at a time, in a copy of the working tree, and runs the
 * tests that are to notice it. A fault is noticed when a test fails whose title, or a title above it, names the rule; with
 * `-- attack [7 …]` what mended the findings of docs/reviews/attack-1.md is taken away, and any test may notice it.
 * Before, the same tests have to pass without a fault. Takes some minutes, so it is no part of `npm test`;
 * that the faults still fit the source is (`planted/faults.test.ts`).
 * Last line: `N faults, N noticed`; exit code 1 when one was not.
 */
const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen =
  wanted[0] === 'attack'
    ? attackFaults
        .filter(({ finding }) => wanted.length === 1 || wanted.includes(String(finding)))
        .map((fault) => ({ ...fault, name: `finding ${fault.finding}`, rule: null }))
    : faults
        .filter(({ rule }) => wanted.length === 0 || wanted.includes(rule))
        .map((fault) => ({ ...fault, name: fault.rule }));

type TestResult = { readonly titles: readonly string[]; readonly passed: boolean };

const tree = copyTree(root);
process.on('exit', () => tree.remove());
// Without a listener a signal ends the process past `exit`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const files = [...new Set(chosen.map(({ test }) => test))];
const sound = await runTests(files);
const broken = sound.filter(({ passed }) => !passed);
for (const { titles } of broken) console.error(`fails without a fault: ${titles.join(' › ')}`);
if (sound.length === 0 || broken.length > 0) {
  console.error('The tests have to pass before a fault is planted.');
  process.exit(1);
}

let noticed = 0;
for (const fault of chosen) {
  const results = await tree.withReplacement(fault, () => runTests([fault.test]));
  const by = results.find(
    ({ titles, passed }) =>
      !passed && (fault.rule === null || titles.some((title) => namedNumbers(title).includes(fault.rule))),
  );
  if (by) noticed += 1;
  const outcome = by ? `noticed by "${by.titles.join(' › ')}"` : `NOT NOTICED by ${fault.test}`;
  console.log(`${fault.name} ${fault.breaks}: ${outcome}`);
}
console.log(`${chosen.length} faults, ${noticed} noticed`);
process.exitCode = noticed === chosen.length ? 0 : 1;

/** The tests of the copied tree; a file that breaks before its first test has none. */
async function runTests(tests: readonly string[]): Promise<readonly TestResult[]> {
  const report = join(tree.folder, 'planted-report.json');
  await new Promise<void>((resolve) => {
    const words = ['run', ...tests, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
    const child = spawn(join(root, 'node_modules/.bin/vitest'), words, {
      cwd: tree.folder,
      stdio: 'ignore',
    });
    child.on('close', () => resolve());
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
    }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}
