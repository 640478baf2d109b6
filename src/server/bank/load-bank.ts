import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Logger } from 'pino';
import { parse } from 'yaml';
import { type BankFile, type BankTask, readBankFile } from '#domain/tasks/bank.ts';
import { guessingAsRead } from '#domain/tasks/guessing-as-read.ts';
import { liftWithoutText } from '#domain/tasks/lift-without-text.ts';
import type { Database, Transaction } from '#server/db/database.ts';

export type LoadedBank = { readonly read: number; readonly retired: number };

const folders = ['read', 'listen', 'write', 'speak'];

/**
 * Makes the bank's tables equal to the files of `contentDir`: reads only files whose bytes changed, retires what
 * is gone or back to draft. A corrected task keeps its responses; where the key changed, `key_hash` tells.
 * The rows' own ids are the database's and say nothing (Rule 9.112); the files' are `content_id`.
 * Rule 1.30: only `checked` files are loaded, unless drafts are asked for (to preview or to test).
 */
export async function loadBank(input: {
  readonly database: Database;
  readonly contentDir: string;
  readonly log: Logger;
  readonly drafts?: boolean;
}): Promise<LoadedBank> {
  const { database, contentDir, log, drafts = false } = input;
  const files = listFiles(contentDir);
  return database.asOwner(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7421002)');
    const known = await transaction.query<{ file_hash: string }>(
      'select file_hash from bestatt.content_files',
    );
    const knownHashes = new Set(known.map((row) => row.file_hash));
    const changed = files.filter((file) => !knownHashes.has(file.hash));
    const hashes = files.map((file) => file.hash);
    const bank: BankFile[] = [];
    for (const file of changed) {
      const parsed = readFile(file);
      if (parsed.kind === 'fault') {
        log.error({ file: file.path, faults: parsed.faults }, 'a content file was left out');
        continue;
      }
      const loads = drafts || parsed.stimulus.status === 'checked';
      if (loads) bank.push(parsed);
      await transaction.query(
        `insert into bestatt.content_files (path, file_hash, stimulus_id) values ($1, $2, $3)
         on conflict (path) do update set file_hash = excluded.file_hash, stimulus_id = excluded.stimulus_id`,
        [file.path, file.hash, loads ? parsed.stimulus.id : null],
      );
    }
    await transaction.query('delete from bestatt.content_files where file_hash <> all($1)', [hashes]);
    await saveStimuli(transaction, bank);
    await saveTasks(transaction, bank);
    const retired = await retireMissing(transaction);
    return { read: bank.length, retired };
  });
}

/** A file that is no YAML is a fault like any other: it must not keep the product from starting. */
function readFile(file: ContentFile): ReturnType<typeof readBankFile> {
  try {
    return readBankFile(parse(file.text), file.path);
  } catch (error) {
    return { kind: 'fault', faults: [{ task: null, message: (error as Error).message }] };
  }
}

type ContentFile = { readonly path: string; readonly text: string; readonly hash: string };

/** What readers said of guessing is part of every task's row: when it changes, all files are read again. */
const readings = JSON.stringify(liftWithoutText);

function listFiles(contentDir: string): ContentFile[] {
  return folders
    .filter((folder) => existsSync(join(contentDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(contentDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          const path = relative(contentDir, file);
          const text = readFileSync(file, 'utf8');
          return {
            path,
            text,
            hash: createHash('sha256').update(readings).update(path).update(text).digest('hex'),
          };
        }),
    );
}

async function saveStimuli(transaction: Transaction, bank: readonly BankFile[]): Promise<void> {
  const rows = bank.map(({ stimulus }) => ({
    content_id: stimulus.id,
    category: stimulus.category,
    level: stimulus.level,
    topic: stimulus.topic,
    title: stimulus.title,
    public: stimulus.public,
    secret: stimulus.secret,
    content_hash: stimulus.contentHash,
  }));
  await transaction.query(
    `insert into public.stimuli (content_id, category, level, topic, title, public, content_hash)
     select content_id, category, level, topic, title, public, content_hash
     from jsonb_to_recordset($1) as r(content_id text, category text, level text, topic text, title text, public jsonb, content_hash text)
     on conflict (content_id) do update set category = excluded.category, level = excluded.level, topic = excluded.topic,
       title = excluded.title, public = excluded.public, content_hash = excluded.content_hash, retired_at = null`,
    [JSON.stringify(rows)],
  );
  await transaction.query(
    `insert into public.stimulus_secrets (stimulus_id, secret)
     select s.id, r.secret from jsonb_to_recordset($1) as r(content_id text, secret jsonb)
       join public.stimuli s using (content_id) where r.secret is not null
     on conflict (stimulus_id) do update set secret = excluded.secret`,
    [JSON.stringify(rows)],
  );
}

async function saveTasks(transaction: Transaction, bank: readonly BankFile[]): Promise<void> {
  const rows = bank.flatMap(({ tasks }) =>
    tasks.map((task) => ({
      content_id: task.id,
      stimulus: task.stimulusId,
      category: task.category,
      level: task.level,
      topic: task.topic,
      kind: task.kind,
      skill: task.skill,
      grammar_point: task.grammar,
      public: task.public,
      difficulty: task.difficulty,
      guessing: guessingAsRead({ kind: task.kind, level: task.level, chance: task.guessing }),
      position: task.position,
      parts: partsOf(task),
      package: task.package,
      seconds: task.estimatedSeconds,
      key_hash: task.keyHash,
      secret: task.secret,
    })),
  );
  const json = JSON.stringify(rows);
  await transaction.query(
    `insert into public.tasks (content_id, stimulus_id, category, level, topic, kind, skill, grammar_point, public,
       difficulty, guessing, position, parts, package, seconds, key_hash)
     select r.content_id, s.id, r.category, r.level, r.topic, r.kind, r.skill, r.grammar_point, r.public,
       r.difficulty, r.guessing, r.position, r.parts, r.package, r.seconds, r.key_hash
     from jsonb_to_recordset($1) as r(content_id text, stimulus text, category text, level text, topic text, kind text,
       skill text, grammar_point text, public jsonb, difficulty real, guessing real, position smallint, parts smallint,
       package text, seconds smallint, key_hash text)
       join public.stimuli s on s.content_id = r.stimulus
     on conflict (content_id) do update set stimulus_id = excluded.stimulus_id, category = excluded.category,
       level = excluded.level, topic = excluded.topic, kind = excluded.kind, skill = excluded.skill,
       grammar_point = excluded.grammar_point, public = excluded.public, difficulty = excluded.difficulty,
       guessing = excluded.guessing, position = excluded.position, parts = excluded.parts, package = excluded.package,
       seconds = excluded.seconds, key_hash = excluded.key_hash, retired_at = null`,
    [json],
  );
  await transaction.query(
    `insert into public.task_keys (task_id, secret)
     select t.id, r.secret from jsonb_to_recordset($1) as r(content_id text, secret jsonb)
       join public.tasks t using (content_id)
     on conflict (task_id) do update set secret = excluded.secret`,
    [json],
  );
  // Tasks that a changed file no longer has.
  await transaction.query(
    `update public.tasks set retired_at = now()
     where retired_at is null and content_id <> all($2)
       and stimulus_id in (select id from public.stimuli where content_id = any($1))`,
    [bank.map((file) => file.stimulus.id), rows.map((row) => row.content_id)],
  );
}

/** Answers that are marked one by one inside the task. */
function partsOf(task: BankTask): number {
  const shown = task.public;
  if (shown.kind === 'cloze' || shown.kind === 'typed_cloze') return shown.gaps.length;
  return shown.kind === 'match' ? shown.items.length : 1;
}

async function retireMissing(transaction: Transaction): Promise<number> {
  const retired = await transaction.query(
    `with gone as (
       update public.stimuli set retired_at = now()
       where retired_at is null and content_id not in (select stimulus_id from bestatt.content_files where stimulus_id is not null)
       returning id
     )
     update public.tasks set retired_at = now()
     where retired_at is null and stimulus_id in (select id from gone) returning id`,
  );
  return retired.length;
}
