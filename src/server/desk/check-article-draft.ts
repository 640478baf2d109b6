import { fixedScreens } from '#domain/analytics/counted-paths.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { type ArticleParts, articleOfDraft } from '#domain/reading/article-draft.ts';
import { checkArticle, languageOfFinding } from '#domain/reading/check-article.ts';
import { resolveFacts } from '#domain/reading/fact-tokens.ts';
import { plainText } from '#domain/reading/markdown-parts.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { addressFault, misspeltWords, readPlaces } from './check-parts.ts';
import type { DeskLanguage } from './desk-kind.ts';
import type { ArticleRow } from './draft-row.ts';

export type ArticleFinding = FunctionOutput<'desk-article-checks'>['findings'][number];

/**
 * Everything that keeps an article from being published (errors) or that its editor should look at (warnings): the rules of
 * `content:check`, our checker of Norwegian, and whether the file has changed since. Rule 9.505.
 */
export async function checkArticleDraft(
  transaction: Transaction,
  draft: ArticleRow,
  { checker, hasImageHost }: Pick<DeskLanguage, 'checker' | 'hasImageHost'>,
): Promise<readonly ArticleFinding[]> {
  const parts = articleOfDraft(draft.content);
  const { published, taken } = await readPlaces(transaction, { pages: 'public.articles' }, draft.slug);
  const stories = await readPlaces(transaction, { pages: 'public.stories' }, null);
  const address = addressFault(draft, taken);
  const { topic, related } = draft.content;
  const judged = checkArticle(
    { id: parts.article?.id ?? 'artikkelen', topic, related, ...parts.texts },
    { pages: fixedScreens, articles: published, stories: stories.published, hasImageHost },
  );
  const whole = (['error', 'warning'] as const).flatMap((wanted) =>
    judged
      .filter(({ severity }) => severity === wanted)
      .map((one) => ({ severity: one.severity, rule: one.rule, field: null, ...languageOfFinding(one) })),
  );
  return [
    ...parts.missing.map((one) => ({ severity: 'error' as const, rule: 'missing', ...one })),
    ...(address ? [{ severity: 'error' as const, language: null, field: 'slug' as const, ...address }] : []),
    ...whole,
    ...(await fileFault(transaction, draft)),
    ...(await misspelt(parts, checker)),
  ];
}

/** A version that was begun from a file which is another one by now: what the file says anew would be lost. */
async function fileFault(
  transaction: Transaction,
  { slug, source }: ArticleRow,
): Promise<readonly ArticleFinding[]> {
  const rows = await transaction.query(
    `select from public.articles where slug = $1 and origin = 'content' and content_hash is distinct from $2`,
    [slug, source.hash ?? null],
  );
  if (rows.length === 0) return [];
  const message = `content/articles/${slug}.yaml is not what this version was begun from`;
  return [{ severity: 'warning', language: null, rule: 'file', field: null, message }];
}

async function misspelt(
  { texts: { nb } }: ArticleParts,
  checker: TextChecker,
): Promise<readonly ArticleFinding[]> {
  if (!nb) return [];
  const { title, description, lead, body } = nb;
  const { text } = resolveFacts([title, description, lead, plainText(body)].join('\n\n'), 'nb');
  const message = await misspeltWords(text, checker);
  if (message === null) return [];
  return [{ severity: 'warning', language: 'nb', rule: 'word', field: null, message }];
}
