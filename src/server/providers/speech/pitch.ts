/**
 * The voice's median fundamental frequency in hertz, by autocorrelation of 40 ms frames between 60 and 400 Hz;
 * undefined where nothing is voiced. Good to a few hertz, enough to tell a man's voice (85–155) from a woman's (165–255).
 */
export function medianPitch(samples: Float32Array, rate: number): number | undefined {
  const size = Math.round(rate * 0.04);
  const shortest = Math.floor(rate / 400);
  const longest = Math.ceil(rate / 60);
  const pitches: number[] = [];
  for (let start = 0; start + size + longest <= samples.length; start += size) {
    const found = framePitch({ samples, start, size, shortest, longest });
    if (found !== undefined) pitches.push(rate / found);
  }
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)];
}

/** The lag with the strongest correlation, if it is strong enough to be a voice; the first of nearly equal ones. */
function framePitch(frame: {
  readonly samples: Float32Array;
  readonly start: number;
  readonly size: number;
  readonly shortest: number;
  readonly longest: number;
}): number | undefined {
  const { samples, start, size, shortest, longest } = frame;
  const own = energy(samples, { start, size });
  if (own / size < 1e-5) return undefined;
  const strengths: number[] = [];
  for (let lag = shortest; lag <= longest; lag++) {
    let sum = 0;
    for (let at = start; at < start + size; at++)
      sum += (samples[at] as number) * (samples[at + lag] as number);
    strengths.push(sum / Math.sqrt(own * energy(samples, { start: start + lag, size }) + 1e-12));
  }
  const best = Math.max(...strengths);
  if (best < 0.6) return undefined;
  const first = strengths.findIndex(
    (strength, at) =>
      strength > best * 0.92 && strength >= (strengths[at + 1] ?? 0) && strength >= (strengths[at - 1] ?? 0),
  );
  return first < 0 ? undefined : shortest + first;
}

function energy(
  samples: Float32Array,
  { start, size }: { readonly start: number; readonly size: number },
): number {
  let sum = 0;
  for (let at = start; at < start + size; at++) sum += (samples[at] as number) ** 2;
  return sum;
}
