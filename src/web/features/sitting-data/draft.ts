import type { Response } from '#domain/tasks/response.ts';

/**
 * Rule 4.34. What is chosen but not sent lives in the browser's storage, so that a reload, a closed laptop or a lost network
 * loses nothing. So do the plays of a clip that are used up.
 */
type Place = { readonly sittingId: string; readonly position: number };

export function readDraft(place: Place): Response | null {
  return read<Response>(keyOf('draft', place));
}

export function saveDraft(place: Place, response: Response | null): void {
  write(keyOf('draft', place), response);
}

export function readPlays(place: Place): number {
  return read<number>(keyOf('plays', place)) ?? 0;
}

export function savePlays(place: Place, plays: number): void {
  write(keyOf('plays', place), plays);
}

/** By whose voice a clip was heard last: the device's or our sound. Null: it was not begun. */
export type HeardBy = 'device' | 'clip';

export function readHeard(place: Place): HeardBy | null {
  return read<HeardBy>(keyOf('heard', place));
}

export function saveHeard(place: Place, by: HeardBy): void {
  write(keyOf('heard', place), by);
}

/** Forgets everything kept for a sitting that is over. */
export function clearStoredSitting(sittingId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(sittingId)) localStorage.removeItem(key);
  } catch {
    // Storage may be closed to us (private windows); then nothing was kept.
  }
}

function keyOf(what: string, place: Place): string {
  return `bestatt:${what}:${place.sittingId}:${place.position}`;
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or closed storage: the answer still lives in the page.
  }
}
