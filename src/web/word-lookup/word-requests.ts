import type { FunctionOutput } from '#domain/functions/functions.ts';

export type WordAnswer = FunctionOutput<'word-lookups'>;
export type LexiconWord = WordAnswer['words'][number];
export type Kept =
  | ({ readonly ok: true } & FunctionOutput<'kept-words'>)
  | { readonly ok: false; readonly code: string };

/** What the lexicon says of a word. @throws TypeError without a network, Error when it was refused. */
export async function fetchWord(
  asked: { readonly word: string; readonly sentence: string },
  signal: AbortSignal,
): Promise<WordAnswer> {
  const response = await fetch(`/words?${new URLSearchParams(asked)}`, { signal });
  if (!response.ok) throw new Error(`words: ${response.status}`);
  return (await response.json()) as WordAnswer;
}

/** Keeps a word as a card, or lets it go. */
export async function sendKept(kept: {
  readonly lemmaId: string;
  readonly sentence: string;
  readonly keep: boolean;
}): Promise<Kept> {
  try {
    const response = await fetch('/words', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(kept),
    });
    return (await response.json()) as Kept;
  } catch {
    return { ok: false, code: 'offline' };
  }
}
