import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';

export type SecondReply =
  | { readonly kind: 'checked'; readonly outcome: AssessmentOutcome }
  /** `offline`: it did not get through; else a code of the API. */
  | { readonly kind: 'refused'; readonly code: string };

/** Keeps a corrected version on the server and has it checked; the same again changes nothing. */
export async function sendSecondVersion(
  {
    sittingId,
    ...version
  }: {
    readonly sittingId: string;
    readonly position: number;
    readonly taskId: string;
    readonly text: string;
  },
  signal: AbortSignal,
): Promise<SecondReply> {
  try {
    const response = await fetch(`/app/test/${sittingId}/assessments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(version),
      signal,
    });
    return (await response.json()) as SecondReply;
  } catch {
    return { kind: 'refused', code: 'offline' };
  }
}
