import type { Level } from '#domain/levels/levels.ts';
import { type StoryLevel, storyLevels } from './story-levels.ts';

/**
 * The story of a day for a person: another one each day, of those they have not answered yet, the newest first; all of them
 * when none is left.
 * @param stories newest first
 * @param day as a number of days that grows by one at midnight
 */
export function todaysStory<Story extends { readonly slug: string }>(
  stories: readonly Story[],
  { answered, day }: { readonly answered: ReadonlySet<string>; readonly day: number },
): Story | null {
  const open = stories.filter(({ slug }) => !answered.has(slug));
  const among = open.length > 0 ? open : stories;
  return among[day % Math.max(1, among.length)] ?? null;
}

/** The level at which somebody reads a story: their own, as far as stories are told at it. */
export function storyLevelOf(level: Level | null): StoryLevel {
  const own = storyLevels.find((one) => one === level);
  return own ?? (level === 'C1' ? 'B2' : 'A2');
}
