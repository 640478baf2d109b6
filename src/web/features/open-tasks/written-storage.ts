/** What was written in one window and may not have reached the server. Rule 9.271. */
export type KeptText = {
  readonly text: string;
  readonly plan: string;
  /** The server's revision that it was written over; 0 for none. */
  readonly base: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The server has it. */
  readonly saved: boolean;
};

type Place = { readonly sittingId: string; readonly position: number };

/**
 * A name for this window that lasts through a reload: two windows with one task keep their words apart, and a window that
 * was closed leaves its own behind.
 */
function windowName(): string {
  const key = 'bestatt:window';
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(key, made);
    return made;
  } catch {
    return 'only';
  }
}

function prefixOf({ sittingId, position }: Place): string {
  return `bestatt:written:${sittingId}:${position}:`;
}

export function keepText(place: Place, kept: KeptText): void {
  try {
    localStorage.setItem(`${prefixOf(place)}${windowName()}`, JSON.stringify(kept));
  } catch {
    // Full or closed storage: the text still lives in the page, and on the server.
  }
}

/** This window's words, else the newest that another window left and the server does not have. */
export function readKeptText(place: Place): KeptText | null {
  try {
    const prefix = prefixOf(place);
    const own = localStorage.getItem(`${prefix}${windowName()}`);
    if (own) return JSON.parse(own) as KeptText;
    const left = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as KeptText)
      .filter(({ saved }) => !saved)
      .toSorted((one, other) => other.at - one.at);
    return left[0] ?? null;
  } catch {
    return null;
  }
}

const spellingKey = 'bestatt:spelling';

/** Whether the browser marks spelling: off, until the learner turns it on. */
export function readSpelling(): boolean {
  try {
    return localStorage.getItem(spellingKey) === 'on';
  } catch {
    return false;
  }
}

export function keepSpelling(on: boolean): void {
  try {
    localStorage.setItem(spellingKey, on ? 'on' : 'off');
  } catch {
    // It stays as it is until the page is left.
  }
}
