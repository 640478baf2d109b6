import type { FunctionOutput } from '#domain/functions/functions.ts';

type Lines = FunctionOutput<'clip-lines'>['lines'];

/**
 * The lines of a clip for the device's voice.
 * @returns null where they would give a task away
 * @throws Error when they cannot be fetched
 */
export async function fetchLines(sittingId: string, position: number): Promise<Lines | null> {
  const query = new URLSearchParams({ sitting: sittingId, position: String(position) });
  const response = await fetch(`/clip-lines?${query}`);
  if (response.status === 403) return null;
  if (!response.ok) throw new Error(`The lines of a clip: ${response.status}`);
  return ((await response.json()) as { readonly lines: Lines }).lines;
}
