/** Highest absolute sample of each of `count` equal stretches, from 0 to 100 where 100 is the sound's own highest. */
export function peaksOf(samples: Float32Array, count = 80): readonly number[] {
  const highest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return Array.from({ length: count }, (_, stretch) => {
    const from = Math.floor((stretch * samples.length) / count);
    const to = Math.max(from + 1, Math.floor(((stretch + 1) * samples.length) / count));
    let peak = 0;
    for (let at = from; at < Math.min(to, samples.length); at++)
      peak = Math.max(peak, Math.abs(samples[at] as number));
    return highest === 0 ? 0 : Math.round((peak / highest) * 100);
  });
}

/** Without the silence at both ends (below −45 dB of the peak), but for 20 ms. */
export function trimmed(samples: Float32Array, rate: number): Float32Array {
  const highest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  if (highest === 0) return samples.subarray(0, 0);
  const threshold = highest * 10 ** (-45 / 20);
  const margin = Math.round(rate * 0.02);
  let first = 0;
  while (Math.abs(samples[first] as number) < threshold) first += 1;
  let last = samples.length - 1;
  while (Math.abs(samples[last] as number) < threshold) last -= 1;
  return samples.subarray(Math.max(0, first - margin), Math.min(samples.length, last + margin + 1));
}
