import { savedCache } from './cache-names.ts';
import { dropFiles, keepFiles, keepScreens } from './keep-files.ts';
import { drop, keep, readAllKept, readKept } from './kept.ts';

export type SavedStory = {
  readonly path: string;
  readonly title: string;
  /** The level whose sound is kept; the text is kept at all of them. */
  readonly level: string;
  readonly bytes: number;
  /** ISO 8601 */
  readonly savedAt: string;
  readonly files: readonly string[];
};

const keyOf = (path: string) => `story:${path}`;

/** The story that lies here, of its page's path; undefined when it was not saved. */
export function savedStory(path: string): Promise<SavedStory | undefined> {
  return readKept<SavedStory>(keyOf(path));
}

/** The newest first. */
export async function savedStories(): Promise<readonly SavedStory[]> {
  const all = await readAllKept<SavedStory>('story:');
  return all.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/**
 * Keeps a story: its page at each level, the sound of one of them, its picture, and what its page is made of.
 * @throws Error when something cannot be had, DOMException when there is no room; then nothing of it stays
 */
export async function saveStory(of: {
  readonly path: string;
  readonly title: string;
  readonly level: string;
  readonly levels: readonly string[];
  readonly sounds: readonly string[];
  readonly parts: readonly string[];
}): Promise<SavedStory> {
  const { path, title, level, levels, sounds, parts } = of;
  const files = [path, ...levels.map((one) => `${path}?level=${one}`), ...sounds, ...parts];
  try {
    const bytes = await keepFiles(savedCache, files);
    // So that the list of what is saved opens without a network.
    await keepScreens();
    const story = { path, title, level, bytes, savedAt: new Date().toISOString(), files };
    await keep(keyOf(path), story);
    return story;
  } catch (error) {
    await removeFiles(path, files);
    throw error;
  }
}

export async function removeStory(path: string): Promise<void> {
  const story = await savedStory(path);
  await drop(keyOf(path));
  if (story) await removeFiles(path, story.files);
}

async function removeFiles(path: string, files: readonly string[]): Promise<void> {
  const others = (await savedStories()).filter((one) => one.path !== path);
  await dropFiles(savedCache, { addresses: files, needed: others.flatMap((one) => one.files) });
}
