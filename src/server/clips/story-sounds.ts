import type { StoryLevel } from '#domain/reading/story-file.ts';
import { spokenSentences } from '#domain/reading/story-pieces.ts';
import type { Database } from '#server/db/database.ts';
import type { Clip } from '#server/providers/speech/speech.ts';

export type StorySentence = { readonly slug: string; readonly level: StoryLevel; readonly place: number };

/**
 * The clip of one sentence of a published story: each is a sound of its own, so that the page knows without measuring which
 * one is heard. Null where there is no such sentence. Rule 9.357.
 * @param place from 1
 */
export async function storySound(
  database: Database,
  { slug, level, place }: StorySentence,
): Promise<Clip | null> {
  const [row] = await database.asService((transaction) =>
    transaction.query<{ paragraphs: string[] }>(
      `select v.paragraphs from public.story_versions v join public.stories s using (slug)
       where v.slug = $1 and v.level = $2 and s.status <> 'draft' and s.published_at <= now()`,
      [slug, level],
    ),
  );
  const text = row && spokenSentences(row.paragraphs)[place - 1];
  if (!text) return null;
  return {
    id: `lettavis-${slug}-${level.toLowerCase()}-${place}`,
    level,
    speakers: { A: { name: 'LettAvis', voice: voiceOf(slug) } },
    script: [{ speaker: 'A', text }],
    recordingBase: `lettavis/${slug}/${level}-${place}`,
  };
}

/** A story is read by one voice at all levels; half of them by each. */
function voiceOf(slug: string): 'woman' | 'man' {
  return [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'woman' : 'man';
}
