import { versionExample } from './reading-fixture.ts';
import { type DraftVersion, emptyDraft, emptyQuestion, type StoryDraft } from './story-draft.ts';
import { type StoryLevel, storyLevels } from './story-levels.ts';

const written = { kind: 'written', title: '', url: '', text: '' } as const;

/** A draft that the checks find nothing wrong with but its length. For tests. */
export function draftExample(change: Partial<StoryDraft> = {}): StoryDraft {
  const source = { title: 'elg', publisher: 'SNL', url: 'https://snl.no/elg', supports: 'All of it.' };
  return {
    ...emptyDraft(written),
    ...{ slug: 'elgen-i-skogen', topic: 'nature' },
    sources: [source, { ...source, url: 'https://snl.no/skog' }],
    versions: { A2: draftVersion('A2'), B1: draftVersion('B1'), B2: draftVersion('B2') },
    ...change,
  };
}

function draftVersion(level: StoryLevel): DraftVersion {
  const { title, lead, text, glosses, tasks } = versionExample(level);
  return {
    ...{ title: `${title} på ${level}`, lead, text, glosses },
    questions: tasks.map((task) => {
      if (task.kind !== 'choose') throw new Error('The example asks one to choose.');
      return {
        ...emptyQuestion,
        ...{ prompt: task.prompt, explanation: task.explanation, options: Object.values(task.options) },
        letter: task.key,
      };
    }),
  };
}

/** A draft with this change at all its levels. */
export function changedAtAllLevels(
  draft: StoryDraft,
  change: (version: DraftVersion) => Partial<DraftVersion>,
): StoryDraft {
  const versions = { ...draft.versions };
  for (const level of storyLevels) versions[level] = { ...versions[level], ...change(versions[level]) };
  return { ...draft, versions };
}
