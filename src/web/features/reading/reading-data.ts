import type { ArticleLanguage, ArticleSource, ArticleTopic } from '#domain/reading/article-file.ts';
import { resolveFacts } from '#domain/reading/fact-tokens.ts';
import type { Gloss, StorySource } from '#domain/reading/story-file.ts';
import type { StoryLevel, StoryTopic } from '#domain/reading/story-levels.ts';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { visitorClient } from '#web/api/visitor-client.ts';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { type Locale, localeOfPath } from '#web/locale/locale.ts';

export type ArticleTeaser = {
  readonly slug: string;
  readonly topic: ArticleTopic;
  readonly title: string;
  readonly description: string;
  readonly words: number;
  readonly publishedAt: string;
  readonly drawing: Drawing | null;
};

export type Article = ArticleTeaser & {
  readonly lead: string;
  readonly body: string;
  readonly sources: readonly ArticleSource[];
  readonly corrections: readonly Correction[];
  readonly updatedAt: string;
  readonly related: readonly ArticleTeaser[];
};

export type StoryTeaser = {
  readonly slug: string;
  readonly topic: StoryTopic;
  readonly publishedAt: string;
  readonly drawing: Drawing | null;
  /** Title, lead and length at each level. */
  readonly versions: readonly VersionHead[];
};

type VersionHead = {
  readonly level: StoryLevel;
  readonly title: string;
  readonly lead: string;
  readonly words: number;
};

export type StoryVersion = VersionHead & {
  readonly paragraphs: readonly string[];
  readonly glosses: readonly Gloss[];
  readonly questions: readonly { readonly id: string; readonly task: PublicMarkedTask }[];
};

/** What was corrected in what is published; `on` is a day. Rule 9.486, Rule 9.508. */
export type Correction = { readonly on: string; readonly nb: string; readonly en: string };

export type Story = Omit<StoryTeaser, 'versions'> & {
  readonly corrections: readonly Correction[];
  /** Those that it is told at, easiest first. */
  readonly levels: readonly StoryLevel[];
  /** The one that is read. */
  readonly version: StoryVersion;
  readonly sources: readonly StorySource[];
  readonly updatedAt: string;
  readonly related: readonly StoryTeaser[];
};

/** The language of a path as articles are written in. */
export function languageOf(pathname: string): ArticleLanguage {
  return languageIn(localeOfPath(pathname));
}

export function languageIn(locale: Locale): ArticleLanguage {
  return locale === 'nb-NO' ? 'nb' : 'en';
}

const articleHead = 'slug, topic, scene, publishedAt:published_at';
const storyHead = 'slug, topic, scene, publishedAt:published_at';

type Row<Read> = Omit<Read, 'drawing'> & { readonly scene: string | null };
type ArticleRow = Row<Omit<ArticleTeaser, keyof TextHead>> & { readonly texts: readonly TextHead[] };
type TextHead = Pick<ArticleTeaser, 'title' | 'description' | 'words'>;

/** Published articles in a language, newest first. */
export async function readArticles(
  context: LoadContext,
  { language, most = 1000 }: { readonly language: ArticleLanguage; readonly most?: number },
): Promise<readonly ArticleTeaser[]> {
  const client = visitorClient(context);
  const [articles, drawings] = await Promise.all([
    client
      .from('articles')
      .select(`${articleHead}, texts:article_texts!inner(title, description, words)`)
      .eq('texts.language', language)
      .order('published_at', { ascending: false })
      .limit(most)
      .overrideTypes<ArticleRow[], { merge: false }>(),
    readDrawings(context, 'artikkel-%'),
  ]);
  if (articles.error) throw readFailure('The articles', articles);
  return articles.data.flatMap((row) => teaserOf(row, { drawings, language }));
}

/** An article in a language, and what to read next; null where there is none. Rule 9.561. */
export async function readArticle(
  context: LoadContext,
  { slug, language }: { readonly slug: string; readonly language: ArticleLanguage },
): Promise<Article | null> {
  const { data, error } = await context.get(apiContext).read('article_page', { article: slug, language });
  if (error) throw readFailure('The article', { error });
  const article = data as Article | null;
  if (!article) return null;
  const related = article.related.map((teaser) => withFactsIn(teaser, language));
  return { ...withFactsIn(article, language), related };
}

/** Published stories, newest first; `slugs`: these alone. */
export async function readStories(
  context: LoadContext,
  { most = 200, slugs }: { readonly most?: number; readonly slugs?: readonly string[] } = {},
): Promise<readonly StoryTeaser[]> {
  const all = visitorClient(context)
    .from('stories')
    .select(`${storyHead}, versions:story_versions(level, title, lead, words)`);
  const [stories, drawings] = await Promise.all([
    (slugs ? all.in('slug', slugs) : all)
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(most)
      .overrideTypes<Row<StoryTeaser>[], { merge: false }>(),
    readDrawings(context, 'lettavis-%'),
  ]);
  if (stories.error) throw readFailure('The stories', stories);
  return stories.data
    .filter(({ versions }) => versions.length > 0)
    .map(({ scene, ...story }) => ({
      ...story,
      versions: inOrder(story.versions),
      drawing: drawings.get(scene ?? '') ?? null,
    }));
}

/** A story at a level, else at its easiest, and what to read next; null where there is none. Rule 9.561. */
export async function readStory(
  context: LoadContext,
  { slug, level }: { readonly slug: string; readonly level: StoryLevel | undefined },
): Promise<Story | null> {
  const { data, error } = await context
    .get(apiContext)
    .read('story_page', { story: slug, ...(level && { wanted: level }) });
  if (error) throw readFailure('The story', { error });
  return data as Story | null;
}

/** A story's drawing by its id; null where it has none. */
export async function drawingOf(context: LoadContext, scene: string | null): Promise<Drawing | null> {
  return scene === null ? null : ((await readDrawings(context, scene)).get(scene) ?? null);
}

/** The drawings whose ids are like this, by id. */
async function readDrawings(context: LoadContext, like: string): Promise<ReadonlyMap<string, Drawing>> {
  const { data } = await visitorClient(context)
    .from('scenes')
    .select('id, hash, alt')
    .like('id', like)
    .overrideTypes<Drawing[], { merge: false }>();
  return new Map((data ?? []).map((drawing) => [drawing.id, drawing]));
}

/** What is said of an article around its body, with facts written in. */
export function withFactsIn<Head extends { readonly title: string; readonly description: string }>(
  head: Head & { readonly lead?: string },
  language: ArticleLanguage,
): Head {
  const written = (text: string) => resolveFacts(text, language).text;
  return {
    ...{ ...head, title: written(head.title), description: written(head.description) },
    ...(head.lead !== undefined && { lead: written(head.lead) }),
  };
}

function teaserOf(
  row: ArticleRow,
  {
    drawings,
    language,
  }: { readonly drawings: ReadonlyMap<string, Drawing>; readonly language: ArticleLanguage },
): readonly ArticleTeaser[] {
  const { slug, topic, publishedAt, scene, texts } = row;
  return texts.map(({ title, description, words }) =>
    withFactsIn(
      {
        ...{ slug, topic, publishedAt, title, description, words },
        drawing: drawings.get(scene ?? '') ?? null,
      },
      language,
    ),
  );
}

function inOrder<Version extends VersionHead>(versions: readonly Version[]): readonly Version[] {
  return versions.toSorted((one, other) => one.level.localeCompare(other.level));
}
