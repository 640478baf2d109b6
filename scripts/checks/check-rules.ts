import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { leadingNumbers, leastShare, namedNumbers, shareInRule, titlesIn } from './rule-titles.ts';

/**
 * Each rule of docs/rules marked built stands above a function (`Rule 5.2`) and at the start of a test's title that says the
 * rule's sentence (`rule-titles.ts`); no number stands anywhere that docs/rules does not have. That such a test fails when
 * the rule is broken is shown by `npm run check:planted`.
 */
const root = join(import.meta.dirname, '../..');
let failures = 0;
const rules = new Map<string, { readonly built: boolean; readonly sentence: string }>();
for (const file of list('docs/rules', /\.md$/)) {
  const lines = read(file).matchAll(/^- \*\*(\d+\.\d+)\*\* \[(built|not yet[^\]]*)\] (.*)$/gm);
  for (const [, number = '', state, sentence = ''] of lines) {
    if (rules.has(number)) fail(`${number} stands twice in docs/rules`);
    rules.set(number, { built: state === 'built', sentence });
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
  if (/\.(test|spec)\.tsx?$/.test(file)) for (const title of titlesIn(text)) checkTitle(file, title);
  else
    for (const number of citedNumbers(text)) {
      requireRule(file, number);
      cited.add(number);
    }
}
for (const [number, { built }] of rules) {
  if (!built) continue;
  if (!cited.has(number)) fail(`rule ${number} is marked built, but no function cites it ("Rule ${number}")`);
  if (!tested.has(number)) fail(`rule ${number} is marked built, but no test's title begins with it`);
}
const built = [...rules.values()].filter((rule) => rule.built).length;
console.log(`${rules.size} rules, ${built} built, ${failures} problems`);
// Not `process.exit`: what is still on its way through a pipe would be lost.
process.exitCode = failures === 0 ? 0 : 1;

function citedNumbers(text: string): string[] {
  return [...text.matchAll(/\bRule (\d+\.\d+)/g)].map(([, number]) => number as string);
}

function checkTitle(file: string, title: string): void {
  for (const number of namedNumbers(title)) requireRule(file, number);
  const leading = leadingNumbers(title);
  if (leading.length === 0) return;
  const sentences = leading.map((number) => rules.get(number)?.sentence ?? '').join(' ');
  if (shareInRule(title, sentences) < leastShare)
    fail(
      `${file}: "${title}" does not say rule ${leading.join(', ')}. Say its sentence, or name it at the end: "… (${leading.join(', ')})"`,
    );
  for (const number of leading) tested.add(number);
}

function requireRule(file: string, number: string): void {
  if (!rules.has(number)) fail(`${file}: there is no rule ${number}`);
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
