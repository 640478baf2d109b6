import type { Logger } from 'pino';
import { type ArticleFile, articleLanguages } from '#domain/reading/article-file.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { articleEntries, type ContentEntry, storyEntries, type WholeStory } from './content-files.ts';
import { saveArticleText } from './save-article-text.ts';
import { saveVersions } from './save-versions.ts';

/** How many were read anew. */
export type LoadedReading = { readonly articles: number; readonly stories: number };

type Table = 'articles' | 'stories';

/**
 * Makes the articles and stories that come from files equal to them, and reads only what changed. What is gone becomes a
 * draft. A row that an editor has taken over (`origin` desk) stays as it is. A file that cannot be read is logged and left out.
 * Rule 9.362.
 */
export async function loadReading(input: {
  readonly database: Database;
  readonly contentDir: string;
  readonly log: Logger;
}): Promise<LoadedReading> {
  const { database, contentDir, log } = input;
  const articles = articleEntries(contentDir);
  const stories = storyEntries(contentDir);
  return database.asOwner(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7421005)');
    const loaded = {
      articles: await loadChanged(transaction, {
        table: 'articles',
        entries: articles,
        log,
        save: saveArticle,
      }),
      stories: await loadChanged(transaction, { table: 'stories', entries: stories, log, save: saveStory }),
    };
    await retireMissing(transaction, { table: 'articles', slugs: articles.map(({ slug }) => slug) });
    await retireMissing(transaction, { table: 'stories', slugs: stories.map(({ slug }) => slug) });
    return loaded;
  });
}

async function loadChanged<Read>(
  transaction: Transaction,
  given: {
    readonly table: Table;
    readonly entries: readonly ContentEntry<Read>[];
    readonly log: Logger;
    readonly save: (
      transaction: Transaction,
      entry: { readonly read: Read; readonly hash: string },
    ) => Promise<void>;
  },
): Promise<number> {
  const { table, entries, log, save } = given;
  const known = await transaction.query<{
    slug: string;
    content_hash: string | null;
    origin: string;
    status: string;
  }>(`select slug, content_hash, origin, status from public.${table}`);
  const rows = new Map(known.map((row) => [row.slug, row]));
  let count = 0;
  for (const { slug, hash, read } of entries) {
    const row = rows.get(slug);
    if (row?.origin === 'desk' || (row?.content_hash === hash && row.status !== 'draft')) continue;
    try {
      await save(transaction, { read: read(), hash });
      count += 1;
    } catch (error) {
      if (error instanceof Error && 'severity' in error) throw error;
      log.error({ err: error, file: `${table}/${slug}` }, 'an article or a story was left out');
    }
  }
  return count;
}

async function retireMissing(
  transaction: Transaction,
  { table, slugs }: { readonly table: Table; readonly slugs: readonly string[] },
): Promise<void> {
  await transaction.query(
    `update public.${table} set status = 'draft' where origin = 'content' and slug <> all($1) and status <> 'draft'`,
    [slugs],
  );
}

type Head = Pick<ArticleFile, 'id' | 'topic' | 'scene' | 'related' | 'published'> & {
  readonly sources: unknown;
};

async function saveHead(
  transaction: Transaction,
  {
    table,
    head,
    hash,
  }: { readonly table: Table; readonly head: Omit<Head, 'topic'> & { topic: string }; readonly hash: string },
): Promise<void> {
  const { id, topic, scene, related, sources, published } = head;
  await transaction.query(
    `insert into public.${table} (slug, topic, scene, related, sources, status, published_at, origin, content_hash)
     values ($1, $2, $3, $4, $5, 'scheduled', ($6::date + time '06:00') at time zone 'Europe/Oslo', 'content', $7)
     on conflict (slug) do update set topic = excluded.topic, scene = excluded.scene, related = excluded.related,
       sources = excluded.sources, status = excluded.status, published_at = excluded.published_at,
       content_hash = excluded.content_hash, updated_at = now()`,
    [id, topic, scene, related, JSON.stringify(sources), published, hash],
  );
}

async function saveArticle(
  transaction: Transaction,
  { read: file, hash }: { readonly read: ArticleFile; readonly hash: string },
): Promise<void> {
  await saveHead(transaction, { table: 'articles', head: file, hash });
  for (const language of articleLanguages)
    await saveArticleText(transaction, { slug: file.id, language, text: file[language] });
}

async function saveStory(
  transaction: Transaction,
  { read: { story, versions }, hash }: { readonly read: WholeStory; readonly hash: string },
): Promise<void> {
  await saveHead(transaction, { table: 'stories', head: story, hash });
  await saveVersions(transaction, { slug: story.id, versions });
}
