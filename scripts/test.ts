import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Outcome, readPlaywrightReport, readVitestReport } from './checks/test-reports.ts';

/**
 * `npm test`: format, lint, types, guards, unit and API tests, and beside them the journeys in a real browser.
 * Ends with `N passed, N failed`, the sum of all steps and tests; exit code 1 when anything failed.
 */
const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const node = bin('node');
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const flaky: string[] = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH ??= findChromium();

await step('build', node, ['scripts/build.ts']);
// Much of either is waiting, for Postgres and for pages; a machine with one processor has nothing to gain.
if (availableParallelism() > 1) await Promise.all([browserTests(), codeTests()]);
else {
  await codeTests();
  await browserTests();
}

// Said again at the end: of a long output, often only the end is kept.
if (flaky.length > 0)
  console.log(`\nPassed only when tried again:\n${flaky.map((test) => `  ${test}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** What is read and what is called: guards, then unit and API tests. */
async function codeTests(): Promise<void> {
  await step('format and lint', bin('biome'), ['ci', '--diagnostic-level=warn', '.']);
  await step('types', bin('tsc'), ['-b']);
  await step('rules', node, ['scripts/checks/check-rules.ts']);
  await step('texts', node, ['scripts/checks/check-texts.ts']);
  await step('rooms', node, ['scripts/checks/check-rooms.ts']);
  await step('functions', node, ['scripts/checks/check-functions.ts']);
  await step('migrations', node, ['scripts/checks/check-migrations.ts']);
  await step('icons', node, ['scripts/assets/icons-build.ts', '--check']);
  await step('unused code', bin('knip'), []);
  await step('content', node, ['scripts/content/check.ts']);
  const report = join(reports, 'vitest.json');
  await suite(
    'unit and API tests',
    bin('vitest'),
    // What three would wait for, the browser tests beside them use; and each holds close to 1 GB.
    ['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => readVitestReport(report, root),
  );
}

/** Journeys in a real browser. A trace of every test would cost a quarter of the processor's time: only what is tried again has one. */
async function browserTests(): Promise<void> {
  const report = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  await suite(
    'browser tests',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json', '--trace=on-first-retry'],
    () => readPlaywrightReport(report),
  );
}

async function step(name: string, command: string, words: readonly string[]): Promise<void> {
  const code = await run(name, command, words);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
}

/** A runner that counts its own tests; a run that broke before counting is one failure. */
async function suite(
  name: string,
  command: string,
  words: readonly string[],
  read: () => Outcome,
): Promise<void> {
  const code = await run(name, command, words);
  let counted: Outcome = { passed: 0, failed: 0, failures: [], flaky: [] };
  try {
    counted = read();
  } catch {
    console.error(`${name}: no report was written.`);
  }
  const broke = counted.failed === 0 && code !== 0;
  totals.passed += counted.passed;
  totals.failed += broke ? 1 : counted.failed;
  flaky.push(...counted.flaky);
  failures.push(...counted.failures, ...(broke ? [`${name}: ended with exit code ${code}`] : []));
}

async function run(name: string, command: string, words: readonly string[]): Promise<number> {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return code;
}

/**
 * The system's Chromium, and of it the headless shell where there is one: the same engine without the windows around it takes less
 * than half of the processor's time of a page (measured: 1.3 s and 2.8 s for four screens with a new profile). As root on Debian
 * what is missing is installed.
 */
function findChromium(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  const others = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(
    existsSync,
  );
  if (!existsSync(shell) && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing the headless shell of Chromium by apt …');
    // Where there is another one, nothing is waited for: a machine may be without a network.
    const patience = others.length > 0 ? 10 : 120;
    if (!install('chromium-headless-shell', patience) && others.length === 0) install('chromium', patience);
  }
  const found = [shell, '/usr/bin/chromium', ...others].find(existsSync);
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** By apt, which gives a silent server up after so many seconds. @returns whether it is there now */
function install(name: string, seconds: number): boolean {
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const patience = ['-qq', '-o', `Acquire::http::Timeout=${seconds}`, '-o', 'Acquire::Retries=0'];
  return [['update'], ['install', '-y', '--no-install-recommends', '--no-remove', name]].every(
    (words) => spawnSync('apt-get', [...patience, ...words], quiet).status === 0,
  );
}
