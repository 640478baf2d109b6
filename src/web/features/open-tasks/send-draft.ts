import type { FunctionOutput } from '#domain/functions/functions.ts';

export type DraftReply =
  | FunctionOutput<'drafts'>
  /** `offline`: it did not get through; else a code of the API. */
  | { readonly kind: 'refused'; readonly code: string };

type SentDraft = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly revision: number;
  readonly text: string;
  readonly plan: string;
};

/** Keeps a draft on the server; the same again changes nothing. */
export async function sendDraft(
  { sittingId, ...draft }: SentDraft,
  { leaving = false }: { readonly leaving?: boolean } = {},
): Promise<DraftReply> {
  try {
    const response = await fetch(`/app/test/${sittingId}/draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      // The page may be gone before the answer comes.
      keepalive: leaving,
    });
    return (await response.json()) as DraftReply;
  } catch {
    return { kind: 'refused', code: 'offline' };
  }
}
