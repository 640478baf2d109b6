import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type CopiedTree = {
  readonly folder: string;
  /** Replaces what stands exactly once in a file while `work` runs. @throws Error when it does not stand there once */
  readonly withReplacement: <Result>(
    change: { readonly file: string; readonly find: string; readonly replace: string },
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** Writes a file while `work` runs; then it is away again, or as it stood. */
  readonly withFile: <Result>(file: string, content: string, work: () => Result) => Result;
  readonly remove: () => void;
};

/**
 * The working tree as it is, changes that are not committed included, in a folder of its own: whatever is broken in it, and
 * however the run ends, the tree itself never holds a planted fault.
 * @param parts files and folders of it; everything when none is named
 */
export function copyTree(root: string, parts: readonly string[] = []): CopiedTree {
  const folder = mkdtempSync(join(tmpdir(), 'bestatt-planted-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...parts],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0').filter(Boolean)) {
    // Listed, but deleted in the working tree.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // The built pages are the tree's own: a fault in what they are built from needs a build of its own.
  for (const name of ['node_modules', 'build'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  return {
    folder,
    async withReplacement({ file, find, replace }, work) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const places = before.split(find).length - 1;
      if (places !== 1) throw new Error(`${file} has ${places} places with: ${find.trim()}`);
      writeFileSync(
        path,
        before.replace(find, () => replace),
      );
      try {
        return await work();
      } finally {
        writeFileSync(path, before);
      }
    },
    withFile(file, content, work) {
      const path = join(folder, file);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      try {
        return work();
      } finally {
        if (before) writeFileSync(path, before);
        else rmSync(path);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
