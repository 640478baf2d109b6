import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { spokenSentences } from '#domain/reading/story-pieces.ts';
import { paragraphsOf } from '#domain/tasks/cloze-text.ts';
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
  return row ? sentenceClip(row.paragraphs, { slug, level, place }) : null;
}

/** The same of a draft on the editor's desk, by the draft's id in the place of an address. Rule 9.483. */
export async function draftSound(
  database: Database,
  { slug: id, level, place }: StorySentence,
): Promise<Clip | null> {
  const [row] = await database.asService((transaction) =>
    transaction.query<{ text: string | null; slug: string }>(
      `select content #>> array['versions', $2, 'text'] as text, coalesce(slug, nullif(content ->> 'slug', ''), id::text) as slug
       from public.story_drafts where id::text = $1`,
      [id, level],
    ),
  );
  return row?.text ? sentenceClip(paragraphsOf(row.text), { slug: row.slug, level, place }) : null;
}

function sentenceClip(paragraphs: readonly string[], { slug, level, place }: StorySentence): Clip | null {
  const text = spokenSentences(paragraphs)[place - 1];
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
