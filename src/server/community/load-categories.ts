import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Database, Transaction } from '#server/db/database.ts';
import { shownExcerpt, shownHtml } from './shown-text.ts';

const bothLanguages = z.strictObject({ en: z.string().min(2), nb: z.string().min(2) });
const opening = z.strictObject({ title: z.string().min(4).max(160), text: z.string().min(40).max(20_000) });
const categoryFile = z.strictObject({
  position: z.number().int().positive(),
  tier: z.number().int().default(0),
  name: bothLanguages,
  purpose: bothLanguages,
  opening: z.strictObject({ en: opening, nb: opening }),
});
type CategoryFile = z.output<typeof categoryFile>;

/**
 * Makes the community's categories equal to the files of `<contentDir>/community`, each with its pinned opening post in either
 * language, which says that Bestått wrote it. What people have written stays as it is. Rule 9.371.
 * @throws Error for a file of the wrong form: it is ours.
 */
export async function loadCategories({
  database,
  contentDir,
}: {
  readonly database: Database;
  readonly contentDir: string;
}): Promise<void> {
  const folder = join(contentDir, 'community');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      id: basename(name, '.yaml'),
      file: categoryFile.parse(parse(readFileSync(join(folder, name), 'utf8'))),
    }));
  await database.asOwner(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7421051)');
    // Places change hands one by one, and no two may hold the same.
    await transaction.query('update public.community_categories set position = -position where position > 0');
    for (const { id, file } of files) {
      await writeCategory(transaction, id, file);
      for (const language of ['en', 'nb'] as const) await writeOpening(transaction, { id, file, language });
    }
  });
}

async function writeCategory(transaction: Transaction, id: string, file: CategoryFile): Promise<void> {
  const { position, tier, name, purpose } = file;
  await transaction.query(
    `insert into public.community_categories (id, position, tier, name_en, name_nb, purpose_en, purpose_nb)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set position = excluded.position, tier = excluded.tier, name_en = excluded.name_en,
       name_nb = excluded.name_nb, purpose_en = excluded.purpose_en, purpose_nb = excluded.purpose_nb`,
    [id, position, tier, name.en, name.nb, purpose.en, purpose.nb],
  );
}

async function writeOpening(
  transaction: Transaction,
  {
    id,
    file,
    language,
  }: { readonly id: string; readonly file: CategoryFile; readonly language: 'en' | 'nb' },
): Promise<void> {
  const { title, text } = file.opening[language];
  const content = text.trim();
  await transaction.query(
    `insert into public.community_posts
       (id, category_id, written_by, language, title, content, content_html, excerpt, pinned)
     values ($1, $2, 'bestatt', $3, $4, $5, $6, $7, true)
     on conflict (id) do update set title = excluded.title, content = excluded.content, content_html = excluded.content_html,
       excerpt = excluded.excerpt`,
    [openingId(id, language), id, language, title, content, shownHtml(content), shownExcerpt(content)],
  );
}

/** The same at every start and in every installation, so that links to it last: a UUID of version 8 (RFC 9562). */
export function openingId(category: string, language: 'en' | 'nb'): string {
  const hex = createHash('sha256').update(`community opening ${category} ${language}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
