import { type ArticleDraft, articleOfDraft } from '#domain/reading/article-draft.ts';
import { articleLanguages } from '#domain/reading/article-file.ts';
import { saveArticleText } from '#server/reading/save-article-text.ts';
import { checkArticleDraft } from './check-article-draft.ts';
import type { DeskKind } from './desk-kind.ts';
import type { ArticleOrigin } from './draft-row.ts';
import { publishHead } from './publish-draft.ts';

/** Articles on the desk. */
export const articleKind: DeskKind<ArticleDraft, ArticleOrigin> = {
  ...{ name: 'article', drafts: 'public.article_drafts', pages: 'public.articles', list: '/articles' },
  titleOf: ({ content }) => content.nb.title || content.en.title,
  check: checkArticleDraft,
  async publish(transaction, { content }, publishing) {
    const { article, texts } = articleOfDraft(content);
    if (!article) throw new Error('Only a whole draft is published.');
    await publishHead(transaction, { pages: 'public.articles', head: article }, publishing);
    for (const language of articleLanguages) {
      const text = texts[language];
      if (text) await saveArticleText(transaction, { slug: article.id, language, text });
    }
    return article.id;
  },
};
