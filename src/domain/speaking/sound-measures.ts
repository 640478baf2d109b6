/**
 * What the sound of a recording shows by itself: when somebody was heard, and when nobody was. Times in seconds. It knows
 * no words: music or a neighbour's voice counts as speaking.
 */
export type SoundMeasures = {
  /** From the beginning of the file to its end. */
  readonly seconds: number;
  /** Time with sound, without pauses and without the silence before and after. */
  readonly speakingSeconds: number;
  /** Silence before the first sound. */
  readonly leadSeconds: number;
  /** How many pauses there were between sounds: under a second, under three, longer. */
  readonly pauses: { readonly short: number; readonly middle: number; readonly long: number };
  readonly pauseSeconds: number;
  readonly longestPauseSeconds: number;
};

const frameSeconds = 0.01;
/** Shorter gaps belong to speaking: closures of p, t and k last up to a fifth of a second (de Jong & Bosker 2013). */
const leastPause = 0.25;
/** Shorter sounds are clicks. */
const leastSound = 0.05;
/** In dB below full scale: quieter is nobody. */
const silent = -55;
const lowest = -100;
/** Sound counts down to so many dB below the loudest (de Jong & Wempe 2009), or nearer to it in a noisy room. */
const belowLoudest = 25;
const noisy = { share: 0.4, leastRange: 6 } as const;

/**
 * Measures the sound of one channel. Null where the room is as loud as the speaker, so that nothing can be told apart.
 */
export function measureSound(samples: Float32Array, rate: number): SoundMeasures | null {
  const loudness = loudnessOf(samples, Math.round(rate * frameSeconds));
  const seconds = samples.length / rate;
  const sorted = loudness.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? lowest;
  const [floor, top] = [at(0.05), at(0.98)];
  if (top < silent) return { ...nothingHeard, seconds: round(seconds), leadSeconds: round(seconds) };
  if (top - floor < noisy.leastRange) return null;
  const threshold = Math.max(top - belowLoudest, floor + noisy.share * Math.min(belowLoudest, top - floor));
  const runs = soundsIn(loudness, threshold);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return { ...nothingHeard, seconds: round(seconds), leadSeconds: round(seconds) };
  const gaps = runs.slice(1).map((run, index) => (run.from - (runs[index]?.to ?? 0)) * frameSeconds);
  const pauseSeconds = gaps.reduce((total, one) => total + one, 0);
  return {
    seconds: round(seconds),
    speakingSeconds: round((last.to - first.from) * frameSeconds - pauseSeconds),
    leadSeconds: round(first.from * frameSeconds),
    pauses: {
      short: gaps.filter((one) => one < 1).length,
      middle: gaps.filter((one) => one >= 1 && one < 3).length,
      long: gaps.filter((one) => one >= 3).length,
    },
    pauseSeconds: round(pauseSeconds),
    longestPauseSeconds: round(Math.max(0, ...gaps)),
  };
}

const nothingHeard = {
  ...{ speakingSeconds: 0, pauseSeconds: 0, longestPauseSeconds: 0 },
  pauses: { short: 0, middle: 0, long: 0 },
} as const;

/** Somebody was heard for long enough to have said a word. */
export function isHeard({ speakingSeconds }: SoundMeasures): boolean {
  return speakingSeconds >= 0.3;
}

/** In dB of full scale, a hundredth of a second each. */
function loudnessOf(samples: Float32Array, size: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * size; at < (frame + 1) * size; at++) sum += (samples[at] ?? 0) ** 2;
    return Math.max(lowest, 10 * Math.log10(sum / size + 1e-12));
  });
}

type Run = { readonly from: number; readonly to: number };

/** Where sound is, in frames: clicks left out, gaps shorter than a pause closed. */
function soundsIn(loudness: Float32Array, threshold: number): readonly Run[] {
  const raw: { from: number; to: number }[] = [];
  for (const [frame, loud] of loudness.entries()) {
    if (loud < threshold) continue;
    const last = raw.at(-1);
    if (last && last.to === frame) last.to += 1;
    else raw.push({ from: frame, to: frame + 1 });
  }
  const joined: { from: number; to: number }[] = [];
  for (const run of joinWithin(raw, 0.1)) {
    if ((run.to - run.from) * frameSeconds >= leastSound) joined.push(run);
  }
  return joinWithin(joined, leastPause);
}

function joinWithin(runs: readonly Run[], seconds: number): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (run.from - last.to) * frameSeconds < seconds) last.to = run.to;
    else joined.push({ ...run });
  }
  return joined;
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
