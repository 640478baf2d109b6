import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';

/** What `content-loader.ts` is given. */
export type ContentInput = {
  readonly connection: pg.PoolConfig;
  readonly contentDir: string;
  readonly logLevel: string;
};

/**
 * Makes the tables of the bank and the lexicon equal to the files, in a process of its own: reading thousands of files takes
 * some 200 MB for seconds, which a process that lives on would keep (decisions 086 and 109).
 * @throws Error what the process ended with
 */
export async function loadContent(input: ContentInput): Promise<void> {
  const loader = fork(join(import.meta.dirname, 'content-loader.ts'), { execArgv: [] });
  const ended = once(loader, 'exit');
  // By message: the arguments of a process are everybody's to read, and the connection has a password.
  loader.send(input);
  const [code, signal] = (await ended) as [number | null, string | null];
  if (code !== 0) throw new Error(`The content could not be loaded (${code ?? signal}).`);
}
