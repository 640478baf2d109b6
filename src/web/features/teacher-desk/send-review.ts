import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';

export type DeskReply =
  | FunctionOutput<'teacher-reviews'>
  /** `offline`: it did not get through; else a code of the API. */
  | { readonly kind: 'refused'; readonly code: string };

/** A step of the work, by the desk's own address. */
export function sendReview(body: FunctionInput<'teacher-reviews'>): Promise<DeskReply> {
  return post<DeskReply>(body.requestId, {
    name: 'teacher-reviews',
    body,
    offline: { kind: 'refused', code: 'offline' },
  });
}

export type PhrasesReply = FunctionOutput<'teacher-phrases'> | { readonly code: string };

/** Keeps or forgets a phrase. */
export function sendPhrase(requestId: string, body: FunctionInput<'teacher-phrases'>): Promise<PhrasesReply> {
  return post<PhrasesReply>(requestId, { name: 'teacher-phrases', body, offline: { code: 'offline' } });
}

export type VoiceReply = FunctionOutput<'teacher-voices'> | { readonly code: string };

/** A step of sending a spoken comment. */
export function sendVoiceStep(body: FunctionInput<'teacher-voices'>): Promise<VoiceReply> {
  return post<VoiceReply>(body.requestId, { name: 'teacher-voices', body, offline: { code: 'offline' } });
}

async function post<Reply>(
  requestId: string,
  { offline, ...step }: { readonly name: string; readonly body: object; readonly offline: Reply },
): Promise<Reply> {
  try {
    const response = await fetch(`/app/teacher/${requestId}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(step),
    });
    return (await response.json()) as Reply;
  } catch {
    return offline;
  }
}
