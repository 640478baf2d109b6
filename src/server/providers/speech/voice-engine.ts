import type { TaskLevel } from '#domain/levels/levels.ts';
import type { EngineName, Voice } from './speech.ts';

/** One speaker's turn, as an engine is asked to say it. */
export type Turn = {
  readonly text: string;
  readonly voice: Voice;
  /** Which of the voices of that kind: 0 for the clip's first woman or man, 1 for the second … */
  readonly nth: number;
  readonly level: TaskLevel;
};

/** Sound as an engine hands it over: PCM at a rate in hertz, or an encoded file to be decoded. */
type Sound =
  | { readonly kind: 'pcm'; readonly samples: Int16Array; readonly rate: number }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** What a turn is made of: sounds, and the silence in milliseconds after each but the last. */
export type SpokenTurn = { readonly sounds: readonly Sound[]; readonly pauseMs: number };

export type VoiceEngine = {
  readonly name: EngineName;
  readonly robot: boolean;
  readonly voices: () => readonly string[];
  /** False while the engine lacks something, such as its model. */
  readonly isReady: () => boolean;
  /** All that decides how the turn sounds; part of the cache's key, so that a change makes new audio. */
  readonly plan: (turn: Turn) => string;
  /** @throws Error when the engine or its service fails. */
  readonly speak: (turn: Turn) => Promise<SpokenTurn>;
  readonly close: () => Promise<void>;
};
