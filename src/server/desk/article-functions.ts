import { articleOfDraft } from '#domain/reading/article-draft.ts';
import { articleWords } from '#domain/reading/article-words.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { articleKind } from './article-kind.ts';
import { beginArticle } from './begin-article.ts';
import { checkArticleDraft } from './check-article-draft.ts';
import { correctionsWithNext } from './corrections.ts';
import { deskAccess } from './desk-access.ts';
import { deskArticleFunction, deskArticlesFunction } from './desk-articles.ts';
import type { Correction, DeskLanguage } from './desk-kind.ts';
import { readDraft } from './read-draft.ts';

/** Articles on the desk, but for what they have in common with stories: saving and what becomes of them. Decision 168. */
export function articleDeskFunctions(
  languageOf: (context: ServerContext) => Promise<DeskLanguage>,
): readonly ServerFunction[] {
  return [
    deskArticlesFunction(),
    deskArticleFunction(),
    articleDraftsFunction(),
    articleChecksFunction(languageOf),
    articlePreviewsFunction(),
  ];
}

/** Rule 9.504. `desk-article-drafts`: begins an article, or a changed version of one that is read; of this there is one. */
function articleDraftsFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-article-drafts',
    run: ({ slug }, { context, userId: actorId }) =>
      context.database.asService((transaction) => beginArticle(transaction, { actorId, slug: slug ?? null })),
  });
}

/** Rule 9.505. `desk-article-checks`: what the saved draft lacks, and what speaks against it. */
function articleChecksFunction(
  languageOf: (context: ServerContext) => Promise<DeskLanguage>,
): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-article-checks',
    async run({ draftId: id }, { context }) {
      const language = await languageOf(context);
      return context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind: articleKind, id });
        const findings = await checkArticleDraft(transaction, draft, language);
        return { revision: draft.revision, findings: [...findings] };
      });
    },
  });
}

/** Rule 9.505. `desk-article-previews`: a draft in one of its languages, as its readers will be given it. */
function articlePreviewsFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-article-previews',
    run: ({ draftId: id, language }, { context }) =>
      context.database.asService(async (transaction) => {
        const saved = await readDraft(transaction, { kind: articleKind, id });
        const { content, slug } = saved;
        const published = await readPublished(transaction, slug);
        const { topic, scene, related, sources } = content;
        const { title, description, lead, body } = content[language];
        return {
          ...{ topic, scene, related: [...related], sources },
          ...{ title, description, lead, body, words: articleWords(`${lead}\n\n${body}`, language) },
          corrections: correctionsWithNext(published?.corrections ?? [], saved),
          publishedAt: published?.published_at?.toISOString() ?? null,
          missing: articleOfDraft(content).missing.length,
        };
      }),
  });
}

async function readPublished(transaction: Transaction, slug: string | null) {
  const [row] = await transaction.query<{ corrections: Correction[]; published_at: Date | null }>(
    'select corrections, published_at from public.articles where slug = $1',
    [slug],
  );
  return row;
}
