import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import { factTokens } from '#domain/reading/fact-tokens.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { articleKind } from './article-kind.ts';
import { nextCorrectionOf } from './corrections.ts';
import { deskAccess } from './desk-access.ts';
import type { Correction } from './desk-kind.ts';
import type { DraftState } from './draft-row.ts';
import { readDrawings } from './drawings.ts';
import { readDraft } from './read-draft.ts';

type ListedRow = {
  readonly id: string | null;
  readonly slug: string;
  readonly title: string;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly correct_at: Date | null;
  readonly languages: ArticleLanguage[];
  readonly from_file: boolean;
  readonly changed: boolean;
};

const mostListed = 200;

/** Rule 9.504. `desk-articles`: what lies on the desk, by its state; and what is read from files, to be changed. */
export function deskArticlesFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-articles',
    run: ({ list }, { context }) =>
      context.database.asService(async (transaction) => {
        const rows =
          list === 'files' ? await readFromFiles(transaction) : await readFromDesk(transaction, list);
        return {
          articles: rows.map(({ published_at, updated_at, correct_at, from_file, ...article }) => ({
            ...article,
            fromFile: from_file,
            publishedAt: published_at?.toISOString() ?? null,
            updatedAt: updated_at.toISOString(),
            correctionAt: correct_at?.toISOString() ?? null,
          })),
        };
      }),
  });
}

/** A changed version of an article that is still read from its file is a draft among drafts. */
function readFromDesk(transaction: Transaction, list: DraftState): Promise<ListedRow[]> {
  return transaction.query<ListedRow>(
    `select d.id, coalesce(d.slug, d.content ->> 'slug') as slug,
       coalesce(nullif(d.content #>> '{nb,title}', ''), d.content #>> '{en,title}') as title,
       coalesce(d.publish_at, case when d.state = 'published' then a.published_at end) as published_at, d.updated_at,
       d.correct_at,
       array(select l from unnest('{nb,en}'::text[]) l where d.content #>> array[l, 'body'] <> '') as languages,
       d.state = 'published' and a.origin = 'content' as from_file,
       d.state = 'published' and d.revision <> d.published_revision as changed
     from public.article_drafts d left join public.articles a on a.slug = d.slug
     where case when d.state = 'published' and a.origin = 'content' then 'draft' else d.state end = $1
       or ($1 = 'scheduled' and d.correct_at is not null)
     order by coalesce(d.publish_at, a.published_at, d.updated_at) desc, d.id limit ${mostListed}`,
    [list],
  );
}

function readFromFiles(transaction: Transaction): Promise<ListedRow[]> {
  return transaction.query<ListedRow>(
    `select d.id, a.slug, coalesce(min(t.title) filter (where t.language = 'nb'), a.slug) as title, a.published_at, a.updated_at, d.correct_at,
       array_agg(t.language order by t.language desc) as languages, true as from_file,
       coalesce(d.revision <> d.published_revision, false) as changed
     from public.articles a join public.article_texts t using (slug) left join public.article_drafts d on d.slug = a.slug
     where a.origin = 'content' and a.status <> 'draft'
     group by a.slug, d.id order by title limit ${mostListed}`,
  );
}

type PublishedRow = {
  readonly published_at: Date | null;
  readonly corrections: Correction[];
  readonly origin: string;
};

/** Rule 9.504. `desk-article`: an article of the desk, and what it can be given. */
export function deskArticleFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-article',
    run: ({ draftId }, { context }) =>
      context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind: articleKind, id: draftId });
        const { id, state, revision, content, slug } = draft;
        const [published] = await transaction.query<PublishedRow>(
          'select published_at, corrections, origin from public.articles where slug = $1',
          [slug],
        );
        const at = state === 'published' ? published?.published_at : draft.publish_at;
        return {
          ...{ id, state, revision, content, address: slug },
          publishedAt: at?.toISOString() ?? null,
          publishedRevision: draft.published_revision,
          updatedAt: draft.updated_at.toISOString(),
          fromFile: published?.origin === 'content',
          corrections: published?.corrections ?? [],
          nextCorrection: nextCorrectionOf(draft),
          drawings: await readDrawings(transaction, 'artikkel-%'),
          others: await transaction.query<{ slug: string; nb: string; en: string }>(
            `select a.slug, nb.title as nb, en.title as en from public.articles a
               join public.article_texts nb on nb.slug = a.slug and nb.language = 'nb'
               join public.article_texts en on en.slug = a.slug and en.language = 'en'
             where a.status <> 'draft' and a.slug is distinct from $1 order by nb.title`,
            [slug],
          ),
          facts: factTokens().map((fact) => ({ ...fact })),
        };
      }),
  });
}
