import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { examples, textStimulus } from '#domain/tasks/task-examples.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestatt-plots-'));
  put('plots/situations.yaml', 'transport: [public_transport]\n');
  text('stopp', 'En dag flyttet holdeplassen.');
  text('linja', 'Bussen går sjeldnere nå.');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a text is printed with the words to describe it, entered once, found again, and asked again when it changes', () => {
  expect(run('--unread')).toMatch(
    /read-b1-stopp[\s\S]*flyttet holdeplassen[\s\S]*2 texts to enter[\s\S]*transport: public_transport/u,
  );
  expect(enter(line('stopp', 'compromise'))).toContain('1 entered.');
  expect(run('--unread')).toContain('1 texts to enter');
  expect(run('--like', 'moved')).toContain(
    'public_transport · compromise · practical: a bus stop is moved (read-b1-stopp)',
  );
  text('stopp', 'En kveld flyttet holdeplassen.');
  expect(run('--unread')).toContain('read-b1-stopp (changed; it was: a bus stop is moved)');
  expect(run('--same', 'read-b1-stopp', '--reader', 'ola')).toContain('1 entered.');
  expect(run('--unread')).toContain('1 texts to enter');
});

test('an entry like another is taken and told; one in words that do not exist is not taken', () => {
  enter(line('stopp', 'compromise'));
  expect(enter(line('linja', 'compromise'))).toContain('✗ the same as: read-b1-linja and read-b1-stopp');
  expect(enter(line('linja', 'quarrel'))).toContain('not taken: read-b1-linja: turn');
  expect(enter(line('linja', 'request').replace('public_transport', 'bus'))).toContain(
    'not taken: read-b1-linja: situation',
  );
});

function line(slug: string, turn: string): string {
  return `read-b1-${slug} | a bus stop is moved | public_transport | fact | ${turn} | practical | none | passenger official`;
}

function enter(lines: string): string {
  put('lines.txt', lines);
  return run('--enter', join(folder, 'lines.txt'), '--reader', 'ina');
}

function text(slug: string, words: string): void {
  const head = { id: `read-b1-${slug}`, category: 'read', level: 'B1', topic: 'transport', title: slug };
  const rest = {
    status: 'draft',
    stimulus: { ...textStimulus, text: words },
    tasks: [examples.true_false.task],
  };
  put(`read/B1/${slug}.yaml`, stringify({ ...head, ...rest }));
}

function put(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function run(...args: readonly string[]): string {
  try {
    const env = { ...process.env, CONTENT_DIR: folder };
    return execFileSync(process.execPath, ['scripts/content/plots.ts', ...args], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}
