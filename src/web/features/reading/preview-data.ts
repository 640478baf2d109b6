import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { type Article, drawingOf, readArticles, type Story, withFactsIn } from './reading-data.ts';

/** A draft as the page of a story takes it: published now, and related to nothing yet. Null: no version is whole. */
export async function readPreview(
  context: LoadContext,
  {
    preview: { topic, scene, sources, corrections, versions },
    level,
  }: { readonly preview: FunctionOutput<'desk-previews'>; readonly level: StoryLevel | undefined },
): Promise<Story | null> {
  const version = versions.find((one) => one.level === level) ?? versions[0];
  if (!version) return null;
  const now = new Date().toISOString();
  return {
    ...{ slug: '', topic, sources, corrections, version, related: [] },
    ...{ publishedAt: now, updatedAt: now },
    levels: versions.map((one) => one.level),
    drawing: await drawingOf(context, scene),
  };
}

/** A draft as the page of an article takes it: published now, where it is not, and beside what it names. */
export async function readArticlePreview(
  context: LoadContext,
  {
    preview,
    language,
  }: {
    readonly preview: FunctionOutput<'desk-article-previews'>;
    readonly language: ArticleLanguage;
  },
): Promise<Article> {
  const { missing: _, scene, related, publishedAt, ...article } = preview;
  const now = new Date().toISOString();
  const [drawing, others] = await Promise.all([
    drawingOf(context, scene),
    readArticles(context, { language }),
  ]);
  return withFactsIn(
    {
      ...{ ...article, slug: '', drawing, publishedAt: publishedAt ?? now, updatedAt: now },
      related: related.flatMap((slug) => others.find((other) => other.slug === slug) ?? []),
    },
    language,
  );
}
