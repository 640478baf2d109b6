import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';

/** What `content-loader.ts` is given. */
export type ContentInput = {
  readonly connection: pg.PoolConfig;
  readonly contentDir: string;
  readonly logLevel: string;
};

/**
 * Makes the tables of the bank and the lexicon equal to the files, in a thread of its own: reading thousands of files takes
 * some 200 MB for seconds, which a heap that lives on would keep (decision 086).
 * @throws Error what the thread ended with
 */
export async function loadContent(input: ContentInput): Promise<void> {
  const worker = new Worker(new URL('./content-loader.ts', import.meta.url), { workerData: input });
  const [code] = (await once(worker, 'exit')) as [number];
  if (code !== 0) throw new Error(`The content could not be loaded (${code}).`);
}
