import type { z } from 'zod';
import type { StoryVersions } from './check-story.ts';
import { type DraftVersion, fileQuestion, type StoryDraft } from './story-draft.ts';
import { type StoryFile, storyFile, versionFile } from './story-file.ts';
import { type StoryLevel, storyLevels } from './story-levels.ts';

/** The head of a story from the desk: its drawing may be another story's or none, and its day is when it is published. */
const deskStory = storyFile
  .omit({ published: true, picture: true, scene: true })
  .extend({ scene: storyFile.shape.scene.nullable() });
export type DeskStory = Omit<StoryFile, 'published' | 'picture' | 'scene'> & {
  readonly scene: string | null;
};

/** The fields of a draft as the desk names them. */
export const draftFields = [
  'slug',
  'related',
  'sources',
  'title',
  'lead',
  'text',
  'gloss',
  'question',
  'other',
] as const;
export type DraftField = (typeof draftFields)[number];

/** A field that is empty or is not as the files' schema wants it. */
export type MissingPart = {
  readonly level: StoryLevel | null;
  readonly field: DraftField;
  /** Which of several, from 1. */
  readonly number: number | null;
  /** In English, by the schema: where and what. */
  readonly message: string;
};

export type DraftParts = {
  readonly story: DeskStory | null;
  /** Those that are whole. */
  readonly versions: StoryVersions;
  readonly missing: readonly MissingPart[];
};

/** A draft in the form of the files, as far as it is whole, and what of it is not. Rule 9.480. */
export function storyOfDraft(draft: StoryDraft): DraftParts {
  const { slug: id, topic, scene, related, sources } = draft;
  const head = deskStory.safeParse({ id, topic, scene, related, sources });
  const missing: MissingPart[] = head.success ? [] : head.error.issues.map((issue) => partOf(issue, null));
  const versions: Partial<Record<StoryLevel, z.infer<typeof versionFile>>> = {};
  for (const level of storyLevels) {
    const parsed = versionFile.safeParse(fileVersion(draft.versions[level], level));
    if (parsed.success) versions[level] = parsed.data;
    else missing.push(...onceEach(parsed.error.issues.map((issue) => partOf(issue, level))));
  }
  return { story: head.success ? head.data : null, versions, missing };
}

function fileVersion({ questions, ...version }: DraftVersion, level: StoryLevel): unknown {
  return {
    ...version,
    level,
    tasks: questions.map((question, place) => fileQuestion(question, { level, number: place + 1 })),
  };
}

const fieldsOfPaths: Readonly<Record<string, DraftField>> = {
  ...{ id: 'slug', related: 'related', sources: 'sources', title: 'title', lead: 'lead', text: 'text' },
  ...{ glosses: 'gloss', tasks: 'question' },
};

function partOf({ path, message }: z.core.$ZodIssue, level: StoryLevel | null): MissingPart {
  const [field, place] = path;
  return {
    level,
    field: fieldsOfPaths[String(field)] ?? 'other',
    number: typeof place === 'number' ? place + 1 : null,
    message: `${path.map(String).join('.')}: ${message}`,
  };
}

/** One line for each gloss and question, whatever of it is missing. */
function onceEach(parts: readonly MissingPart[]): readonly MissingPart[] {
  return parts.filter(
    (one, place) =>
      parts.findIndex(({ field, number }) => field === one.field && number === one.number) === place,
  );
}
