import type { TaskLevel } from '#domain/levels/levels.ts';

/** The speech port: clips of listening tasks, texts read aloud and single words as audio files. */
export type Speech = {
  /** What speaks now, for the interface and `/healthz`. */
  readonly describe: () => SpeechDescription;
  /**
   * The clip's audio, made now (before anything in the background) unless it lies in the cache.
   * @throws SpeechError when no engine can make it, or after `close`.
   */
  readonly ensure: (clip: Clip) => Promise<SpokenClip>;
  /** The clip's audio if it is there already; never makes any. */
  readonly peek: (clip: Clip) => Promise<SpokenClip | undefined>;
  /** Makes what is missing, in the background; resolves when all has been tried. */
  readonly buildAll: (
    clips: readonly Clip[],
    onProgress?: (progress: BuildProgress) => void,
  ) => Promise<BuildProgress>;
  /** A word or a short text in one voice (at most 5,000 characters). */
  readonly say: (
    text: string,
    how: { readonly voice: Voice; readonly level: TaskLevel },
  ) => Promise<SpokenClip>;
  /** Ends the processes; work under way is given up. */
  readonly close: () => Promise<void>;
};

export type Voice = 'woman' | 'man';

export type Clip = {
  readonly id: string;
  readonly level: TaskLevel;
  /** By letter, as in the stimulus file. */
  readonly speakers: Readonly<Record<string, { readonly name: string; readonly voice: Voice }>>;
  readonly script: readonly { readonly speaker: string; readonly text: string }[];
  /** Where a person's recording would lie, under the content folder and without its ending: `listen/A1/slug`. */
  readonly recordingBase?: string;
};

export type EngineName = 'recording' | 'azure' | 'openai' | 'piper' | 'espeak';

export type SpokenClip = {
  readonly hash: string;
  /** Absolute path of the audio file. */
  readonly file: string;
  readonly mediaType: 'audio/mpeg' | 'audio/mp4';
  readonly durationMs: number;
  /** About 80 peaks from 0 to 100, evenly spread over the time. */
  readonly peaks: readonly number[];
  readonly engine: EngineName;
  /** True for a voice that sounds like a machine and says so in the interface. */
  readonly robot: boolean;
};

type SpeechDescription = {
  /** The engine that new audio comes from (recordings aside). */
  readonly engine: EngineName;
  readonly robot: boolean;
  readonly voices: readonly string[];
  readonly waiting: number;
  readonly running: number;
};

export type BuildProgress = {
  readonly total: number;
  readonly done: number;
  /** How many of them were there already. */
  readonly cached: number;
  readonly failed: number;
};

/** No audio could be made; the message says why, engine by engine. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
}
