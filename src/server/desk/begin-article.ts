import { type ArticleDraft, emptyArticle } from '#domain/reading/article-draft.ts';
import type { ArticleText } from '#domain/reading/article-file.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { articleKind } from './article-kind.ts';
import { logChange } from './log-change.ts';

type ArticlePage = Omit<ArticleDraft, 'nb' | 'en'> & {
  readonly content_hash: string | null;
  readonly nb: ArticleText | null;
  readonly en: ArticleText | null;
};

/**
 * Lays an article on the desk: an empty one, or what is read at an address, to be changed. Of an article there is one draft: who
 * begins it again is given that which lies there. Until a correction is published, what is read stays its file's. Rule 9.504.
 * @throws AppError 404 `article_not_found`
 */
export async function beginArticle(
  transaction: Transaction,
  { actorId, slug }: { readonly actorId: string; readonly slug: string | null },
): Promise<{ readonly id: string }> {
  const page = slug === null ? null : await readPage(transaction, slug);
  const content = page ? contentOf(page) : emptyArticle;
  const source = page ? { hash: page.content_hash } : {};
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.article_drafts (content, source, state, slug, published_revision)
     values ($1, $2, $3, $4, $5) on conflict (slug) do nothing returning id`,
    [
      ...[JSON.stringify(content), JSON.stringify(source)],
      ...(page ? ['published', page.slug, 0] : ['draft', null, null]),
    ],
  );
  if (!row) return readBegun(transaction, slug);
  const draft = { id: row.id, content, source };
  await logChange(transaction, articleKind, { actorId, draft, change: 'begun' });
  return { id: row.id };
}

async function readPage(transaction: Transaction, slug: string): Promise<ArticlePage> {
  const [page] = await transaction.query<ArticlePage>(
    `select a.slug, a.topic, a.scene, a.related, a.sources, a.content_hash, to_jsonb(nb) - '{slug,language,words}'::text[] as nb,
       to_jsonb(en) - '{slug,language,words}'::text[] as en
     from public.articles a
       left join public.article_texts nb on nb.slug = a.slug and nb.language = 'nb'
       left join public.article_texts en on en.slug = a.slug and en.language = 'en'
     where a.slug = $1 and a.status <> 'draft'`,
    [slug],
  );
  if (page) return page;
  throw new AppError({ code: 'article_not_found', status: 404, message: 'There is no such article.' });
}

async function readBegun(transaction: Transaction, slug: string | null): Promise<{ readonly id: string }> {
  const [row] = await transaction.query<{ id: string }>(
    'select id from public.article_drafts where slug = $1',
    [slug],
  );
  if (!row) throw new Error('The draft was not kept.');
  return row;
}

function contentOf({ content_hash: _, nb, en, ...head }: ArticlePage): ArticleDraft {
  return { ...head, nb: nb ?? emptyArticle.nb, en: en ?? emptyArticle.en };
}
