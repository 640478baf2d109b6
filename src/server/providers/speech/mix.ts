import { level } from './loudness.ts';
import { resample } from './resample.ts';
import type { Pcm } from './wav.ts';
import { trimmed } from './waveform.ts';

/** Rate of all made audio in hertz: what espeak and Piper speak in. */
export const mixRate = 22_050;
/** Silence before and after, so that no player cuts the first sound. */
const edgeMs = 150;

/** A turn's sounds with the silence between them, and the silence that follows the turn. */
export type MixTurn = { readonly sounds: readonly Pcm[]; readonly pauseMs: number; readonly afterMs: number };

/** One sound from all turns: trimmed, at one rate, each turn (a speaker) brought to the same loudness. */
export function mixTurns(turns: readonly MixTurn[]): Float32Array {
  const parts: Float32Array[] = [silence(edgeMs)];
  turns.forEach((turn, at) => {
    const sounds = turn.sounds.map(({ samples, rate }) =>
      trimmed(resample(samples, { from: rate, to: mixRate }), mixRate),
    );
    const pieces = sounds.flatMap((sound, piece) => (piece === 0 ? [sound] : [silence(turn.pauseMs), sound]));
    parts.push(level(join(pieces), mixRate), silence(at === turns.length - 1 ? edgeMs : turn.afterMs));
  });
  return join(parts);
}

function silence(ms: number): Float32Array {
  return new Float32Array(Math.round((ms / 1000) * mixRate));
}

function join(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
