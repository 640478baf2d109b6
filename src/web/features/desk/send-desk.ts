import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';

/** What the desk asks while one writes; the page's other changes are forms. */
export type DeskCall = Extract<
  FunctionName,
  | 'desk-saves'
  | 'desk-words'
  | 'desk-suggestions'
  | 'desk-checks'
  | 'desk-article-saves'
  | 'desk-article-checks'
>;

export type DeskReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `offline`: it did not get through; else a code of the API. */
  | { readonly ok: false; readonly code: string };

/** A draft on the desk: the list that it belongs to, and its id. */
export type DeskPlace = { readonly list: 'stories' | 'articles'; readonly id: string };

type Sending = {
  /** The page may be gone before the answer comes. */
  readonly leaving?: boolean;
};

/** Calls a function of the desk through a draft's page, with the page's session. */
export function callDesk<Name extends DeskCall>(
  place: DeskPlace,
  call: { readonly name: Name; readonly body: Omit<FunctionInput<Name>, 'draftId'> },
  sending: Sending = {},
): Promise<DeskReply<FunctionOutput<Name>>> {
  return askDesk(place, call, sending);
}

/** Asks a draft's page for something, and gives its answer as it comes. */
export async function askDesk<Answer>(
  { list, id }: DeskPlace,
  call: { readonly name: string; readonly body: object },
  { leaving = false }: Sending = {},
): Promise<DeskReply<Answer>> {
  try {
    const response = await fetch(`/admin/${list}/${id}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      keepalive: leaving,
    });
    return (await response.json()) as DeskReply<Answer>;
  } catch {
    return { ok: false, code: 'offline' };
  }
}
