import { z } from 'zod';
import { slug } from '#domain/tasks/file-fields.ts';
import {
  type ArticleLanguage,
  type ArticleText,
  articleFile,
  articleLanguages,
  articleText,
  articleTopics,
} from './article-file.ts';
import { draftLimits } from './draft-limits.ts';

/**
 * An article as it lies on the editor's desk: the fields of its file, each of which may still be empty. What is missing is told
 * by `articleOfDraft`, not by this. Rule 9.504.
 */

const line = z.string().max(draftLimits.line);

const draftText = z.strictObject({
  title: line,
  description: line,
  lead: z.string().max(draftLimits.lead),
  /** Markdown with tokens of facts. */
  body: z.string().max(draftLimits.body),
});

export const articleDraft = z.strictObject({
  /** The end of its address; it cannot change once the article is published. */
  slug: z.string().max(80),
  topic: z.enum(articleTopics),
  /** A drawing of content/scenes, or none. */
  scene: slug.nullable(),
  related: z.array(slug).max(4),
  sources: z
    .array(
      z.strictObject({ title: line, publisher: line, url: z.string().max(500), read: z.string().max(10) }),
    )
    .max(draftLimits.sources),
  nb: draftText,
  en: draftText,
});

export type ArticleDraft = z.infer<typeof articleDraft>;
export type ArticleDraftText = z.infer<typeof draftText>;

const emptyText: ArticleDraftText = { title: '', description: '', lead: '', body: '' };

export const emptyArticle: ArticleDraft = {
  ...{ slug: '', topic: 'exam', scene: null, related: [], sources: [] },
  ...{ nb: emptyText, en: emptyText },
};

/** The head of an article from the desk: its drawing may be another's or none, and its day is when it is published. */
const deskArticle = articleFile
  .omit({ published: true, picture: true, scene: true, nb: true, en: true })
  .extend({ scene: articleFile.shape.scene.nullable() });
export type DeskArticle = z.infer<typeof deskArticle>;

/** The fields of an article's draft as the desk names them. */
export const articleFields = [
  'slug',
  'related',
  'source',
  'title',
  'description',
  'lead',
  'text',
  'other',
] as const;
export type ArticleField = (typeof articleFields)[number];

/** A field that is empty or is not as the files' schema wants it. */
export type MissingArticlePart = {
  readonly language: ArticleLanguage | null;
  readonly field: ArticleField;
  /** In English, by the schema: where and what. */
  readonly message: string;
};

export type ArticleParts = {
  readonly article: DeskArticle | null;
  /** Those that are whole. */
  readonly texts: Readonly<Partial<Record<ArticleLanguage, ArticleText>>>;
  readonly missing: readonly MissingArticlePart[];
};

/** A draft in the form of the files, as far as it is whole, and what of it is not. Rule 9.504. */
export function articleOfDraft(draft: ArticleDraft): ArticleParts {
  const { slug: id, topic, scene, related, sources } = draft;
  const head = deskArticle.safeParse({ id, topic, scene, related, sources });
  const missing = head.success ? [] : head.error.issues.map((issue) => partOf(issue, null));
  const texts: Partial<Record<ArticleLanguage, ArticleText>> = {};
  for (const language of articleLanguages) {
    const parsed = articleText.safeParse(draft[language]);
    if (parsed.success) texts[language] = parsed.data;
    else missing.push(...parsed.error.issues.map((issue) => partOf(issue, language)));
  }
  return { article: head.success ? head.data : null, texts, missing: onceEach(missing) };
}

const fieldsOfPaths: Readonly<Record<string, ArticleField>> = {
  ...{ id: 'slug', related: 'related', sources: 'source', title: 'title', description: 'description' },
  ...{ lead: 'lead', body: 'text' },
};

function partOf({ path, message }: z.core.$ZodIssue, language: ArticleLanguage | null): MissingArticlePart {
  return {
    language,
    field: fieldsOfPaths[String(path[0])] ?? 'other',
    message: `${path.map(String).join('.')}: ${message}`,
  };
}

/** One line for each field, whatever of it is missing. */
function onceEach(parts: readonly MissingArticlePart[]): readonly MissingArticlePart[] {
  return parts.filter(
    (one, place) =>
      parts.findIndex(({ field, language }) => field === one.field && language === one.language) === place,
  );
}
