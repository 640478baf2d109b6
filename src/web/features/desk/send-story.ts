import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';

/** What the desk asks while one writes; the page's other changes are forms. */
export type DeskCall = Extract<
  FunctionName,
  'desk-saves' | 'desk-words' | 'desk-suggestions' | 'desk-checks'
>;

export type DeskReply<Name extends DeskCall> =
  | { readonly ok: true; readonly answer: FunctionOutput<Name> }
  /** `offline`: it did not get through; else a code of the API. */
  | { readonly ok: false; readonly code: string };

/** Calls a function of the desk through its page, with the page's session. */
export async function callDesk<Name extends DeskCall>(
  storyId: string,
  call: { readonly name: Name; readonly body: Omit<FunctionInput<Name>, 'storyId'> },
  { leaving = false }: { readonly leaving?: boolean } = {},
): Promise<DeskReply<Name>> {
  try {
    const response = await fetch(`/admin/stories/${storyId}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      // The page may be gone before the answer comes.
      keepalive: leaving,
    });
    return (await response.json()) as DeskReply<Name>;
  } catch {
    return { ok: false, code: 'offline' };
  }
}
