import type { SupabaseClient } from '@supabase/supabase-js';
import type { Level } from '#domain/levels/levels.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { storyLevelOf, todaysStory } from '#domain/reading/todays-story.ts';
import { dayMs } from '#domain/time/days.ts';

/** A story to read today, at one's level. */
export type TodaysStory = {
  readonly slug: string;
  readonly level: StoryLevel;
  readonly title: string;
  readonly lead: string;
};

type Row = {
  readonly slug: string;
  readonly versions: readonly Pick<TodaysStory, 'level' | 'title' | 'lead'>[];
};

/** Rule 9.360. Null while there are no stories; the overview does without. @param today YYYY-MM-DD */
export async function readTodaysStory(
  supabase: SupabaseClient,
  { today, level }: { readonly today: string; readonly level: Level | null },
): Promise<TodaysStory | null> {
  const [stories, answers] = await Promise.all([
    supabase
      .from('stories')
      .select('slug, versions:story_versions(level, title, lead)')
      .order('published_at', { ascending: false })
      .limit(200)
      .overrideTypes<Row[], { merge: false }>(),
    supabase
      .from('story_answers')
      .select('slug')
      .limit(1000)
      .overrideTypes<{ slug: string }[], { merge: false }>(),
  ]);
  const answered = new Set((answers.data ?? []).map(({ slug }) => slug));
  const story = todaysStory(stories.data ?? [], { answered, day: Math.floor(Date.parse(today) / dayMs) });
  const wanted = storyLevelOf(level);
  const version = story?.versions.find((one) => one.level === wanted) ?? story?.versions[0];
  return story && version ? { slug: story.slug, ...version } : null;
}
