/**
 * The browser's own recogniser (Web Speech API, a draft of the W3C's community group). In most browsers their maker hears
 * what is said, so it listens only where somebody has switched it on.
 */
type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } };
type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};

const choiceKey = 'bestatt:recogniser';

function recogniserOf(): (new () => Recogniser) | undefined {
  const here = window as unknown as Record<string, (new () => Recogniser) | undefined>;
  return here.SpeechRecognition ?? here.webkitSpeechRecognition;
}

export function canRecognise(): boolean {
  return recogniserOf() !== undefined;
}

export function wantsRecogniser(): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'on';
  } catch {
    return false;
  }
}

export function chooseRecogniser(on: boolean): void {
  try {
    localStorage.setItem(choiceKey, on ? 'on' : 'off');
  } catch {
    // Storage may be closed to us: then it stays off.
  }
}

export type Listening = {
  /** Stops, and gives what was understood up to now. */
  readonly end: () => string;
};

/** Listens to one turn. What breaks it off is no error: then nothing was understood. */
export function listenToTurn(): Listening {
  const Recogniser = recogniserOf();
  let understood = '';
  if (!Recogniser) return { end: () => understood };
  const recogniser = new Recogniser();
  recogniser.lang = 'nb-NO';
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.onresult = ({ results }) => {
    understood = Array.from(results, (result) => result[0].transcript.trim()).join(' ');
  };
  recogniser.onerror = () => {};
  try {
    recogniser.start();
  } catch {
    // Another page may hold it.
  }
  return {
    end() {
      recogniser.onresult = null;
      try {
        recogniser.stop();
      } catch {
        // It had not begun.
      }
      return understood;
    },
  };
}
