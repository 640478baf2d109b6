import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Each rule of docs/rules marked built stands above a function (`Rule 5.2`) and at the start of a test's title; no number stands
 * anywhere that docs/rules does not have.
 */
const root = join(import.meta.dirname, '../..');
let failures = 0;
const rules = new Map<string, boolean>();
for (const file of list('docs/rules', /\.md$/)) {
  for (const [, number, state] of read(file).matchAll(/^- \*\*(\d+\.\d+)\*\* \[(built|not yet[^\]]*)\]/gm)) {
    if (rules.has(number as string)) fail(`${number} stands twice in docs/rules`);
    rules.set(number as string, state === 'built');
  }
}

const sources = [
  ...list('src', /\.tsx?$/),
  ...list('e2e', /\.ts$/),
  ...list('db', /\.sql$/),
  ...list('scripts', /\.ts$/),
].filter((file) => !file.endsWith('check-rules.ts'));
const cited = new Set<string>();
const tested = new Set<string>();
for (const file of sources) {
  const text = read(file);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  for (const number of isTest ? titledNumbers(text) : citedNumbers(text)) {
    if (!rules.has(number)) fail(`${file}: there is no rule ${number}`);
    (isTest ? tested : cited).add(number);
  }
}
for (const [number, built] of rules) {
  if (!built) continue;
  if (!cited.has(number)) fail(`rule ${number} is marked built, but no function cites it ("Rule ${number}")`);
  if (!tested.has(number)) fail(`rule ${number} is marked built, but no test's title begins with it`);
}
const built = [...rules.values()].filter(Boolean).length;
console.log(`${rules.size} rules, ${built} built, ${failures} problems`);
// Not `process.exit`: what is still on its way through a pipe would be lost.
process.exitCode = failures === 0 ? 0 : 1;

function citedNumbers(text: string): string[] {
  return [...text.matchAll(/\bRule (\d+\.\d+)/g)].map(([, number]) => number as string);
}

/** The numbers that titles begin with, one or several: '5.3 …', '4.2, 6.10 …'. */
function titledNumbers(text: string): string[] {
  const titles = text.matchAll(/(?:\b(?:describe|test|it)(?:\.\w+)?|\]\))\(\s*['"`]((?:\d+\.\d+,? )+)/g);
  return [...titles].flatMap(([, numbers]) => (numbers as string).match(/\d+\.\d+/g) ?? []);
}

function list(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => relative(root, join(root, folder, name)));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function fail(message: string): void {
  console.error(message);
  failures += 1;
}
