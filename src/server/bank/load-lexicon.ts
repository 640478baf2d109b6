import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Logger } from 'pino';
import { parse } from 'yaml';
import { possibleWordKinds } from '#domain/flashcards/possible-kinds.ts';
import { foldWord } from '#domain/language/words.ts';
import { allForms, type Lemma } from '#domain/lexicon/lexicon.ts';
import { type LexiconFile, readLexiconFile } from '#domain/lexicon/lexicon-file.ts';
import type { Database, Transaction } from '#server/db/database.ts';

/**
 * Makes the table `lexicon` equal to the files of `<contentDir>/lexicon`: reads only files whose bytes changed.
 * A lemma keeps its id when it moves from one file to another; one that is gone is deleted. Wrong entries are
 * logged and left out.
 * @returns how many lemmas were read.
 */
export async function loadLexicon(input: {
  readonly database: Database;
  readonly contentDir: string;
  readonly log: Logger;
}): Promise<number> {
  const { database, contentDir, log } = input;
  const files = listFiles(contentDir);
  return database.asOwner(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7421003)');
    const known = await transaction.query<{ path: string; file_hash: string }>(
      'select path, file_hash from bestatt.lexicon_files',
    );
    const hashes = new Map(known.map((row) => [row.path, row.file_hash]));
    const changed = files.filter((file) => hashes.get(file.path) !== file.hash);
    const paths = new Set(files.map((file) => file.path));
    const gone = known.map((row) => row.path).filter((path) => !paths.has(path));
    if (changed.length + gone.length === 0) return 0;

    const lemmas = changed.flatMap((file) => {
      const { lemmas: read, findings } = readFile(file);
      if (findings.length > 0)
        log.error({ file: file.path, findings }, 'entries of the lexicon were left out');
      return read;
    });
    await saveLemmas(transaction, lemmas);
    await deleteOthers(transaction, { paths: [...changed.map((file) => file.path), ...gone], lemmas });
    await transaction.query('delete from bestatt.lexicon_files where path = any($1)', [gone]);
    await transaction.query(
      `insert into bestatt.lexicon_files (path, file_hash)
       select path, hash from jsonb_to_recordset($1) as r(path text, hash text)
       on conflict (path) do update set file_hash = excluded.file_hash`,
      [JSON.stringify(changed.map(({ path, hash }) => ({ path, hash })))],
    );
    return lemmas.length;
  });
}

type ContentFile = { readonly path: string; readonly text: string; readonly hash: string };

/** A file that is no YAML is a fault like any other: it must not keep the product from starting. */
function readFile(file: ContentFile): LexiconFile {
  try {
    return readLexiconFile(parse(file.text), file.path);
  } catch (error) {
    const message = (error as Error).message;
    const finding = { severity: 'error', rule: 'yaml', path: file.path, task: null, message } as const;
    return { lemmas: [], findings: [finding] };
  }
}

function listFiles(contentDir: string): ContentFile[] {
  const folder = join(contentDir, 'lexicon');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const text = readFileSync(full, 'utf8');
      const path = relative(contentDir, full).split(sep).join('/');
      return { path, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

async function saveLemmas(transaction: Transaction, lemmas: readonly Lemma[]): Promise<void> {
  const rows = new Map(
    lemmas.map((lemma) => [
      lemma.id,
      {
        ...lemma,
        words: [...new Set(allForms(lemma).map(foldWord))],
        possible_kinds: possibleWordKinds(lemma),
        example_nb: lemma.example.nb,
        example_en: lemma.example.en,
      },
    ]),
  );
  await transaction.query(
    `insert into public.lexicon (id, lemma, pos, gender, level, topic, forms, words, possible_kinds, english,
       example_nb, example_en)
     select id, lemma, pos, gender, level, topic, forms, words, possible_kinds, english, example_nb, example_en
     from jsonb_to_recordset($1) as r(id text, lemma text, pos text, gender text, level text, topic text, forms jsonb,
       words text[], possible_kinds text[], english text, example_nb text, example_en text)
     on conflict (id) do update set lemma = excluded.lemma, pos = excluded.pos, gender = excluded.gender,
       level = excluded.level, topic = excluded.topic, forms = excluded.forms, words = excluded.words,
       possible_kinds = excluded.possible_kinds, english = excluded.english, example_nb = excluded.example_nb, example_en = excluded.example_en`,
    [JSON.stringify([...rows.values()])],
  );
}

/** Lemmas of these files that the files no longer have. */
async function deleteOthers(
  transaction: Transaction,
  { paths, lemmas }: { readonly paths: readonly string[]; readonly lemmas: readonly Lemma[] },
): Promise<void> {
  await transaction.query(
    `delete from public.lexicon
     where 'lexicon/' || level || '/' || topic || '.yaml' = any($1) and id <> all($2)`,
    [paths, lemmas.map((lemma) => lemma.id)],
  );
}
