import { z } from 'zod';
import { bothLanguages, sentence, slug } from '#domain/tasks/file-fields.ts';
import { markedTask, type StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { day, webAddress } from './article-file.ts';
import { storyLevels, storyTopics } from './story-levels.ts';

/** A story of LettAvis: `content/lettavis/<slug>/story.yaml` and a file for each of its levels. */

const source = z.strictObject({
  title: sentence,
  publisher: sentence,
  url: webAddress,
  /** What of the story it bears out. */
  supports: sentence,
});

export const storyFile = z.strictObject({
  id: slug,
  topic: z.enum(storyTopics),
  published: day,
  scene: slug,
  picture: bothLanguages,
  related: z.array(slug).max(4),
  sources: z.array(source).min(2),
});

const gloss = z.strictObject({
  /** As it stands in the text. */
  word: sentence,
  lemma: sentence,
  nb: sentence,
  en: sentence,
});

export const versionFile = z.strictObject({
  level: z.enum(storyLevels),
  title: sentence,
  lead: sentence,
  /** Paragraphs are parted by an empty line. */
  text: sentence,
  glosses: z.array(gloss).max(12),
  tasks: z.array(markedTask).length(3),
});

export type StoryFile = z.infer<typeof storyFile>;
export type VersionFile = z.infer<typeof versionFile>;
export type Gloss = z.infer<typeof gloss>;
export type StorySource = z.infer<typeof source>;

/** A version as a file of the bank: what judges and splits the bank's tasks does the same for a story's. */
export function stimulusOfVersion(story: string, version: VersionFile): StimulusFile {
  const { level, title, text, tasks } = version;
  return {
    id: `read-${level.toLowerCase()}-lettavis-${story}`,
    category: 'read',
    level,
    topic: 'society',
    title,
    status: 'checked',
    stimulus: { kind: 'text', form: 'article', text },
    tasks,
  };
}
