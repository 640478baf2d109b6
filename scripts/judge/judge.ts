/**
 * `npm run judge -- <suite> <checkout> [--serve]`: starts our server as another repository's suite wants it, on
 * 127.0.0.1:54321 (JUDGE_PORT for development) with a fresh database, and runs the suite.
 * The last line is JSON: `{"suite":…,"live":…,"passed":…,"failed":[…]}`. `--serve` only starts the server.
 * JUDGE_LOG=info shows the server's log.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { startStack } from './stack.ts';
import type { CommandStack, Outcome, Suite, TestOutcome } from './suite.ts';
import { suites } from './suites.ts';

const [name = '', checkout = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const suite = suites[name];
if (!suite || checkout === '') {
  console.error(`npm run judge -- <${Object.keys(suites).join(' | ')}> <path of the checkout> [--serve]`);
  process.exit(2);
}

const checkoutPath = resolve(checkout);
const port = Number(process.env.JUDGE_PORT ?? 54321);
const onlyServes = process.argv.includes('--serve');
const offline = suite.hasOfflineTests && !onlyServes ? await runOffline(suite) : [];
const running = await startStack(suite, checkoutPath, port);
let stopping: Promise<void> | undefined;
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
console.log(`${name}: serving on http://127.0.0.1:${port}`);
if (!onlyServes) await judge(suite);

async function judge(judging: Suite): Promise<void> {
  try {
    const outcome = summarise(await runTests(judging, running.stack));
    console.log(JSON.stringify({ suite: name, ...outcome }));
    await stop(0);
  } catch (error) {
    console.error(error);
    await stop(1);
  }
}

/** Without the tests that need no server. */
function summarise(counted: Outcome | readonly TestOutcome[]): Outcome {
  if (!isList(counted)) return counted;
  const needless = new Set(offline.filter(({ passed }) => passed).map((test) => test.name));
  const live = counted.filter((test) => !needless.has(test.name));
  const failed = live.filter(({ passed }) => !passed).map((test) => test.name);
  return { live: live.length, passed: live.length - failed.length, failed };
}

function isList(counted: Outcome | readonly TestOutcome[]): counted is readonly TestOutcome[] {
  return Array.isArray(counted);
}

/** The suite against a server that refuses everything. */
async function runOffline(judging: Suite): Promise<readonly TestOutcome[]> {
  console.log(`${name}: finding the tests that need no server`);
  const server = createServer((_, response) => {
    response
      .writeHead(418, { 'content-type': 'application/json' })
      .end('{"code":"offline","message":"offline"}');
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  try {
    const counted = await runTests(judging, { checkout: checkoutPath, port }, true);
    return isList(counted) ? counted : [];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function runTests(
  judging: Suite,
  stack: CommandStack,
  quiet = false,
): Promise<Outcome | readonly TestOutcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const file = join(folder, 'result.json');
  try {
    const cwd = join(checkoutPath, judging.folder);
    const output = await runCommand(judging.command(stack), cwd, { result: file, quiet });
    return judging.count({ file, output });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs on our own Node, whatever the machine's is. */
function runCommand(
  command: string,
  cwd: string,
  { result, quiet }: { readonly result: string; readonly quiet: boolean },
): Promise<string> {
  const bin = join(import.meta.dirname, '../..', 'node_modules', '.bin');
  const env = { ...process.env, RESULT: result, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (!quiet) process.stdout.write(chunk);
  });
  return new Promise((done) => child.on('close', () => done(output)));
}

/** Asked a second time, by an impatient Ctrl-C or when the suite ends meanwhile, it goes on stopping. */
async function stop(code: number): Promise<void> {
  stopping ??= running.stop();
  await stopping;
  process.exit(code);
}
