import type { OpenDraft } from '#web/features/sitting-data/sitting-data.ts';
import type { KeptText } from './written-storage.ts';

/** Words and notes of a task. */
export type Written = { readonly text: string; readonly plan: string };

/** What another window has saved for the same task. */
export type OtherDraft = Written & { readonly revision: number; readonly updatedAt: string };

/** Where writing goes on when a window is opened: what stands there, over which revision, and what speaks against it. */
export type Opening = Written & {
  readonly revision: number;
  /** The server has something else than what this device kept. */
  readonly other: OtherDraft | null;
};

/**
 * Rule 9.271: what this device kept goes on where the server knows nothing newer. Where both have gone on, the device's words
 * stand, and the learner is asked.
 */
export function openingOf(draft: OpenDraft | null, kept: KeptText | null): Opening {
  const server = draft ?? { revision: 0, text: '', plan: '', updatedAt: '' };
  const fromServer = { text: server.text, plan: server.plan, revision: server.revision, other: null };
  if (!kept || kept.saved || isSame(kept, server)) return fromServer;
  const { text, plan } = kept;
  if (kept.base === server.revision) return { text, plan, revision: server.revision, other: null };
  return { text, plan, revision: kept.base, other: server };
}

export function isSame(one: Written, other: Written): boolean {
  return one.text === other.text && one.plan === other.plan;
}
