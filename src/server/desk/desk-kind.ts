import type { WordFinder } from '#domain/lexicon/look-up.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import type { DraftRow } from './draft-row.ts';

/** What drafts are checked with: the lexicon, the checker of Norwegian, and whether there is a host for pictures of articles. */
export type DeskLanguage = {
  readonly finder: WordFinder;
  readonly checker: TextChecker;
  readonly hasImageHost: boolean;
};

/** A correction as the page shows it; `on` is a day. */
export type Correction = { readonly on: string; readonly nb: string; readonly en: string };

/** When a draft is published, and what is said of the change; no correction: it is published, not corrected. */
export type Publishing = {
  readonly publishedAt: Date;
  readonly now: Date;
  readonly correction: Correction | null;
};

/**
 * What stories and articles differ in on the desk. What they have in common (saving, scheduling, publishing, correcting, taking
 * away, the log) is written once, over this. Decision 168.
 */
export type DeskKind<Content extends { readonly slug: string }, Source> = {
  /** As the audit log names it: `story.begun`. */
  readonly name: 'story' | 'article';
  readonly drafts: 'public.story_drafts' | 'public.article_drafts';
  /** What is read. */
  readonly pages: 'public.stories' | 'public.articles';
  /** Where they are read. */
  readonly list: '/lettavis' | '/articles';
  readonly titleOf: (draft: Pick<DraftRow<Content, Source>, 'content' | 'source'>) => string;
  /** What speaks against a draft, and what keeps it from being published (errors). */
  readonly check: (
    transaction: Transaction,
    draft: DraftRow<Content, Source>,
    language: DeskLanguage,
  ) => Promise<readonly Pick<Finding, 'severity' | 'rule' | 'message'>[]>;
  /** Writes a draft that passed its checks into what is read, and gives its address. */
  readonly publish: (
    transaction: Transaction,
    draft: DraftRow<Content, Source>,
    publishing: Publishing,
  ) => Promise<string>;
};
