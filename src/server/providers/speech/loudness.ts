/** What every clip is brought to: gated RMS in dB below full scale, and the highest peak. */
export const targetDb = -20;
export const peakLimitDb = -1.5;

const blockSeconds = 0.4;
const silenceDb = -50;
const gateDb = 10;

/**
 * How loud speech is, in dBFS: the mean power of 400 ms blocks (steps of 100 ms) that are not silent, without those that lie
 * 10 dB below the first mean. That is ITU-R BS.1770's gating without its filter, which for speech alone matters little.
 * −Infinity for silence.
 */
export function loudnessDb(samples: Float32Array, rate: number): number {
  const powers = blockPowers(samples, rate).filter((power) => toDb(power) > silenceDb);
  if (powers.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = mean(powers) / 10 ** (gateDb / 10);
  return toDb(mean(powers.filter((power) => power >= gate)));
}

/** The sound at the target loudness; peaks that would pass the limit are held down smoothly. Silence stays. */
export function level(samples: Float32Array, rate: number): Float32Array {
  const loudness = loudnessDb(samples, rate);
  if (loudness === Number.NEGATIVE_INFINITY) return samples;
  const gain = 10 ** ((targetDb - loudness) / 20);
  return limit(
    samples.map((sample) => sample * gain),
    rate,
  );
}

/** Turns the gain down around peaks: by the smallest gain that 3 ms blocks and their neighbours need, drawn as straight lines. */
function limit(samples: Float32Array, rate: number): Float32Array {
  const ceiling = 10 ** (peakLimitDb / 20);
  const size = Math.max(1, Math.round(rate * 0.003));
  const needed = Array.from({ length: Math.ceil(samples.length / size) }, (_, block) => {
    let peak = 0;
    for (let at = block * size; at < Math.min(samples.length, (block + 1) * size); at++)
      peak = Math.max(peak, Math.abs(samples[at] as number));
    return peak > ceiling ? ceiling / peak : 1;
  });
  if (needed.every((gain) => gain === 1)) return samples;
  // At each border the lower of the two blocks, so that no line passes above a block's need.
  const borders = Array.from({ length: needed.length + 1 }, (_, border) =>
    Math.min(needed[border - 1] ?? 1, needed[border] ?? 1),
  );
  return samples.map((sample, at) => {
    const block = Math.floor(at / size);
    const from = borders[block] as number;
    const to = borders[block + 1] as number;
    return sample * Math.min(needed[block] as number, from + ((to - from) * (at - block * size)) / size);
  });
}

function blockPowers(samples: Float32Array, rate: number): readonly number[] {
  const size = Math.min(samples.length, Math.round(rate * blockSeconds));
  const step = Math.max(1, Math.round(size / 4));
  const powers: number[] = [];
  for (let start = 0; size > 0 && start + size <= samples.length; start += step) {
    let sum = 0;
    for (let at = start; at < start + size; at++) sum += (samples[at] as number) ** 2;
    powers.push(sum / size);
  }
  return powers;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toDb(power: number): number {
  return 10 * Math.log10(power);
}
