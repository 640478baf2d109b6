import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tree that this script lies in. */
export const workingTree = join(import.meta.dirname, '../../..');

/**
 * The files of a commit in a git worktree of their own under `.cache`, with the packages of its lockfile: those of the
 * working tree, hard-linked, where both lockfiles are equal; else what `npm ci` brings.
 * @returns the folder; it stays, so that the next comparison with the same commit begins at once
 */
export function checkOut(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(workingTree, '.cache/compare', commit.slice(0, 12));
  if (!existsSync(join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, commit);
  }
  const lockfile = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  const isSame = lockfile(folder) === lockfile(workingTree);
  if (isSame && !existsSync(join(folder, 'node_modules'))) {
    execFileSync('cp', ['-al', join(workingTree, 'node_modules'), join(folder, 'node_modules')]);
  }
  if (isSame) sayInstalled(folder);
  return folder;
}

/** Writes down what `scripts/launch.mjs` looks at before it installs; a link to our own note would change ours. */
function sayInstalled(folder: string): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(readFileSync(join(folder, 'package.json')))
    .digest('hex');
  const note = join(folder, 'node_modules/.bestatt-installed');
  rmSync(note, { force: true });
  writeFileSync(note, lock);
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: workingTree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
