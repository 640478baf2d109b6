import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { ArticleDraft } from '#domain/reading/article-draft.ts';
import type { DraftSource, StoryDraft } from '#domain/reading/story-draft.ts';

export type DraftState = FunctionOutput<'desk-story'>['state'];

/** What lies on the desk: a story or an article. */
export type DraftRow<Content, Source> = {
  readonly id: string;
  readonly content: Content;
  readonly source: Source;
  readonly revision: number;
  readonly state: DraftState;
  readonly publish_at: Date | null;
  readonly slug: string | null;
  readonly published_revision: number | null;
  readonly updated_at: Date;
  /** When a correction takes the place of what is published; null: none waits. */
  readonly correct_at: Date | null;
  readonly correction: {
    readonly note: { readonly nb: string; readonly en: string };
    /** Of the page's file, when the correction was scheduled. */
    readonly hash: string | null;
  } | null;
};

export type StoryRow = DraftRow<StoryDraft, DraftSource>;

/** The file that a changed version was begun from. */
export type ArticleOrigin = { readonly hash?: string | null };

export type ArticleRow = DraftRow<ArticleDraft, ArticleOrigin>;
