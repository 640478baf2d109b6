import type { StoryLevel } from './story-levels.ts';

/** What a version of a level may be: LIX by content-guide.md, words by the brief of the writers. */
export const storyBands: Readonly<
  Record<
    StoryLevel,
    { readonly maxLix: number; readonly words: { readonly min: number; readonly max: number } }
  >
> = {
  A2: { maxLix: 25, words: { min: 110, max: 180 } },
  B1: { maxLix: 35, words: { min: 200, max: 300 } },
  B2: { maxLix: 45, words: { min: 320, max: 450 } },
};
