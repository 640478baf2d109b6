/**
 * `npm run judge -- <suite> <checkout> [--serve]`: starts our server as another repository's suite wants it, on
 * 127.0.0.1:54321 (JUDGE_PORT for development) with a fresh database, and runs the suite.
 * The last line is JSON: `{"suite":…,"live":…,"passed":…,"failed":[…]}`. `--serve` only starts the server.
 * JUDGE_LOG=info shows the server's log.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { startStack } from './judge/stack.ts';
import type { Stack, Suite } from './judge/suite.ts';
import { suites } from './judge/suites.ts';

const [name = '', checkout = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const suite = suites[name];
if (!suite || checkout === '') {
  console.error(`npm run judge -- <${Object.keys(suites).join(' | ')}> <path of the checkout> [--serve]`);
  process.exit(2);
}

const running = await startStack(suite, resolve(checkout), Number(process.env.JUDGE_PORT ?? 54321));
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
console.log(`${name}: serving on http://127.0.0.1:${running.stack.port}`);
if (!process.argv.includes('--serve')) await judge(suite, running.stack);

async function judge(judging: Suite, stack: Stack): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const file = join(folder, 'result.json');
  try {
    const output = await runCommand(judging.command(stack), join(stack.checkout, judging.folder), file);
    console.log(JSON.stringify({ suite: name, ...judging.count({ file, output }) }));
    await stop(0);
  } catch (error) {
    console.error(error);
    await stop(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs on our own Node, whatever the machine's is. */
function runCommand(command: string, cwd: string, result: string): Promise<string> {
  const bin = join(import.meta.dirname, '..', 'node_modules', '.bin');
  const env = { ...process.env, RESULT: result, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((done) => child.on('close', () => done(output)));
}

async function stop(code: number): Promise<void> {
  await running.stop();
  process.exit(code);
}
