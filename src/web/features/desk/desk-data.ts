import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { DraftQuestion } from '#domain/reading/story-draft.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';

/** A story on the desk, with what it can be given. */
export type DeskStory = FunctionOutput<'desk-story'>;
export type DeskFinding = FunctionOutput<'desk-checks'>['findings'][number];

/** What of a draft says where it stands. */
export type OnDesk = Pick<
  DeskStory,
  'state' | 'publishedAt' | 'address' | 'publishedRevision' | 'corrections' | 'nextCorrection'
>;

/** What waits for its time, a draft or a correction, is not changed until then. Rule 9.484, Rule 9.506, Rule 9.560. */
export function isWaiting({ state, nextCorrection }: OnDesk): boolean {
  return state === 'scheduled' || (nextCorrection?.at ?? null) !== null;
}

export type DeskArticle = FunctionOutput<'desk-article'>;
export type ArticleFinding = FunctionOutput<'desk-article-checks'>['findings'][number];

/** What is worked at: one of the levels, or what they share. */
export type DeskTab = StoryLevel | 'head';

/** What the fields of a kind of question are given. */
export type QuestionFieldsProps = {
  readonly question: DraftQuestion;
  readonly put: (change: Partial<DraftQuestion>) => void;
};

/** The lists of the desk in their order. */
export const deskLists = ['draft', 'scheduled', 'published', 'files'] as const;
export type DeskList = (typeof deskLists)[number];
