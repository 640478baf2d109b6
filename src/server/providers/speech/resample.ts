/** Zero crossings of the window on each side: stop band below −70 dB. */
const halfWidth = 16;

/**
 * The same sound at another rate, by a windowed sinc (Blackman); content above the lower rate's Nyquist is filtered out.
 * Any ratio will do: also `from` and `to` that are no rates but a factor of pitch.
 */
export function resample(
  samples: Float32Array,
  { from, to }: { readonly from: number; readonly to: number },
): Float32Array {
  if (from === to) return samples;
  const ratio = to / from;
  const cutoff = Math.min(1, ratio) * 0.97;
  const reach = halfWidth / cutoff;
  const length = Math.round(samples.length * ratio);
  const resampled = new Float32Array(length);
  const window = kernel(cutoff);
  for (let at = 0; at < length; at++) {
    const centre = at / ratio;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let near = first; near <= last; near++) sum += (samples[near] as number) * window(near - centre);
    resampled[at] = sum;
  }
  return resampled;
}

/** Looks the window up in a table of 512 steps a zero crossing, with linear interpolation. */
function kernel(cutoff: number): (distance: number) => number {
  const steps = 512;
  const table = new Float32Array(halfWidth * steps + 2);
  for (let at = 0; at < table.length; at++) {
    const x = at / steps;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    const place = Math.min(1, x / halfWidth);
    table[at] =
      sinc * (0.42 + 0.5 * Math.cos(Math.PI * place) + 0.08 * Math.cos(2 * Math.PI * place)) * cutoff;
  }
  return (distance) => {
    const place = Math.abs(distance) * cutoff * steps;
    const below = Math.floor(place);
    if (below >= halfWidth * steps) return 0;
    const low = table[below] as number;
    return low + ((table[below + 1] as number) - low) * (place - below);
  };
}
