import { readability } from '#domain/language/readability.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { type Level, levels } from '#domain/levels/levels.ts';
import { checkLanguage } from '#domain/tasks/checks/check-language.ts';
import { checkTask } from '#domain/tasks/checks/check-task.ts';
import { type Complaints, complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import { paragraphsOf } from '#domain/tasks/cloze-text.ts';
import type { ReadingPlaces } from './check-article.ts';
import { storyBands } from './story-bands.ts';
import { type StoryFile, stimulusOfVersion, type VersionFile } from './story-file.ts';
import { type StoryLevel, storyLevels } from './story-levels.ts';
import { placeOfGloss } from './story-pieces.ts';

export type StoryVersions = Readonly<Partial<Record<StoryLevel, VersionFile>>>;

/** Words above the level that may stand without a gloss before it is an error, as a share of a version's words. */
const unglossedShare = 0.1;

export type StoryInput = {
  /** Of a story from the desk, whose drawing may be another's, the scene is left out. */
  readonly story: Pick<StoryFile, 'id' | 'related'> & Partial<Pick<StoryFile, 'scene'>>;
  readonly versions: StoryVersions;
  readonly places: ReadingPlaces;
  /** The lowest level at which the lexicon has a word as it stands, folded; null where it has it not. */
  readonly levelOf: (word: string) => Level | null;
  /** Words of a text that the lexicon does not explain, folded. */
  readonly unexplained: (text: string) => readonly string[];
};

/** Everything about a story that a program can judge. Rule 9.353, Rule 9.354. */
export function checkStory(input: StoryInput): readonly Finding[] {
  const { story, versions, places } = input;
  const about = complaintsAbout(`lettavis/${story.id}/story.yaml`, null);
  if (story.scene !== undefined && story.scene !== `lettavis-${story.id}`)
    about.error('scene', `its scene is lettavis-${story.id}`);
  for (const slug of story.related) {
    if (slug === story.id) about.error('related', 'is related to itself');
    else if (!places.stories.has(slug)) about.error('related', `there is no story ${slug}`);
  }
  const counts = storyLevels.map((level) => paragraphsOf(versions[level]?.text ?? '').length);
  if (new Set(counts).size > 1)
    about.error('paragraphs', `${counts.join(', ')} paragraphs: not the same in all versions`);
  const prompts = storyLevels.flatMap((level) => versions[level]?.tasks.map(({ prompt }) => prompt) ?? []);
  for (const prompt of repeated(prompts)) about.error('tasks', `asked in two versions: ${prompt}`);
  return [
    ...about.found,
    ...storyLevels.flatMap((level) => {
      const version = versions[level];
      return version ? checkVersion(input, version) : missing(story.id, level);
    }),
  ];
}

function missing(story: string, level: StoryLevel): readonly Finding[] {
  const about = complaintsAbout(`lettavis/${story}/${level}.yaml`, null);
  about.error('versions', 'there is no such version');
  return about.found;
}

function checkVersion(input: StoryInput, version: VersionFile): readonly Finding[] {
  const path = `lettavis/${input.story.id}/${version.level}.yaml`;
  const about = complaintsAbout(path, null);
  const { words, lix } = readability(version.text);
  const band = storyBands[version.level];
  if (Math.round(lix) > band.maxLix)
    about.error('lix', `LIX ${lix.toFixed(1)}: ${version.level} goes to ${band.maxLix}`);
  if (words < band.words.min || words > band.words.max)
    about.warning('length', `${words} words, not ${band.words.min}–${band.words.max}`);
  for (const { word } of version.glosses)
    if (placeOfGloss(version.text, word) === -1)
      about.error('glosses', `«${word}» does not stand in the text`);
  for (const word of repeated(version.glosses.map(({ word }) => foldWord(word))))
    about.error('glosses', `«${word}» twice`);
  for (const id of repeated(version.tasks.map((task) => task.id)))
    about.error('tasks', `two tasks are called ${id}`);
  checkWordLevels(input, { version, about });
  const file = stimulusOfVersion(input.story.id, version);
  return [
    ...about.found,
    ...version.tasks.flatMap((task) => checkTask(file, { task, path })),
    ...checkLanguage(file, path),
  ];
}

/** Words that the lexicon has only above the version's level and that no gloss explains: some a reader bears. */
function checkWordLevels(
  { levelOf, unexplained }: StoryInput,
  { version, about }: { readonly version: VersionFile; readonly about: Complaints },
): void {
  const glossed = new Set(
    version.glosses.flatMap(({ word }) => wordsIn(foldWord(word)).map(({ text }) => text)),
  );
  const words = wordsIn(version.text).map(({ text }) => text);
  const above = new Set(
    words.map(foldWord).filter((word) => !glossed.has(word) && isAbove(levelOf(word), version.level)),
  );
  const unknown = unexplained(version.text).filter((word) => !glossed.has(word));
  if (unknown.length > 0)
    about.warning('lexicon', `neither in the lexicon nor with a gloss: ${unknown.join(', ')}`);
  if (above.size === 0) return;
  const say = `${above.size} words above ${version.level} without a gloss: ${[...above].join(', ')}`;
  about[above.size > words.length * unglossedShare ? 'error' : 'warning']('level', say);
}

function isAbove(word: Level | null, version: StoryLevel): boolean {
  return word !== null && levels.indexOf(word) > levels.indexOf(version);
}

function repeated(list: readonly string[]): readonly string[] {
  return [...new Set(list.filter((one, place) => list.indexOf(one) !== place))];
}
