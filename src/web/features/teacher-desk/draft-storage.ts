import type { TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';

/** A draft that is not saved on the server yet, and the revision that it was written over. */
export type KeptDraft = { readonly revision: number; readonly feedback: TeacherFeedback };

const keyOf = (requestId: string) => `bestatt:teacher:${requestId}`;

/** Keeps it on this device. Full or closed storage: the draft still lives in the page. */
export function keepDraft(requestId: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(requestId), JSON.stringify(draft));
  } catch {
    // Said above.
  }
}

export function readDraft(requestId: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(requestId)) ?? 'null') as KeptDraft | null;
    // What it holds is checked by the server when it is saved; here it only has to be a draft.
    return kept && Array.isArray(kept.feedback?.criteria) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetDraft(requestId: string): void {
  try {
    localStorage.removeItem(keyOf(requestId));
  } catch {
    // Closed storage kept nothing.
  }
}
