import type { ArticleLanguage, ArticleText } from '#domain/reading/article-file.ts';
import { articleWords } from '#domain/reading/article-words.ts';
import type { Transaction } from '#server/db/database.ts';

/** Makes the row of an article's text in a language equal to this; wherever it comes from. */
export async function saveArticleText(
  transaction: Transaction,
  {
    slug,
    language,
    text,
  }: { readonly slug: string; readonly language: ArticleLanguage; readonly text: ArticleText },
): Promise<void> {
  const { title, description, lead, body } = text;
  await transaction.query(
    `insert into public.article_texts (slug, language, title, description, lead, body, words)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (slug, language) do update set title = excluded.title, description = excluded.description,
       lead = excluded.lead, body = excluded.body, words = excluded.words`,
    [slug, language, title, description, lead, body, articleWords(`${lead}\n\n${body}`, language)],
  );
}
