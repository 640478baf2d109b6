import type { StoryDraft } from '#domain/reading/story-draft.ts';

/** What was typed in this browser and the server may not have. Rule 9.480. */
export type KeptDraft = {
  readonly content: StoryDraft;
  /** The server's revision that it was written over. */
  readonly base: number;
};

const keyOf = (storyId: string) => `bestatt:desk:${storyId}`;

export function keepDraft(storyId: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(storyId), JSON.stringify(kept));
  } catch {
    // Full or closed storage: the draft still lives in the page, and on the server.
  }
}

export function forgetDraft(storyId: string): void {
  try {
    localStorage.removeItem(keyOf(storyId));
  } catch {
    // There is nothing to forget.
  }
}

export function readKeptDraft(storyId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(storyId)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}
