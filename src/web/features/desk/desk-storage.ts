/** What was typed in this browser and the server may not have. Rule 9.480. */
export type KeptDraft<Content> = {
  readonly content: Content;
  /** The server's revision that it was written over. */
  readonly base: number;
};

const keyOf = (draftId: string) => `bestatt:desk:${draftId}`;

export function keepDraft<Content>(draftId: string, kept: KeptDraft<Content>): void {
  try {
    localStorage.setItem(keyOf(draftId), JSON.stringify(kept));
  } catch {
    // Full or closed storage: the draft still lives in the page, and on the server.
  }
}

export function forgetDraft(draftId: string): void {
  try {
    localStorage.removeItem(keyOf(draftId));
  } catch {
    // There is nothing to forget.
  }
}

export function readKeptDraft<Content>(draftId: string): KeptDraft<Content> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(draftId)) ?? 'null') as KeptDraft<Content> | null;
  } catch {
    return null;
  }
}
