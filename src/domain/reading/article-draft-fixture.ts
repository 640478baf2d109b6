import { type ArticleDraft, emptyArticle } from './article-draft.ts';
import { articleExample } from './reading-fixture.ts';

/** A draft that the checks find nothing wrong with. For tests. */
export function articleDraftExample(change: Partial<ArticleDraft> = {}): ArticleDraft {
  const { id: slug, topic, sources, nb, en } = articleExample();
  return { ...emptyArticle, slug, topic, sources, nb, en, ...change };
}
