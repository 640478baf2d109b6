import { createMp3Encoder } from 'wasm-media-encoders';
import type { Pcm } from './wav.ts';

/** Kilobits a second, constant: 360 kB a minute, clear for one voice, and every browser plays it. */
export const mp3Kilobits = 48;

/** The sound as an MP3 (MPEG-2 layer III, mono). The rate must be one that MP3 knows: 22,050 or 24,000 Hz. */
export async function encodeMp3({ samples, rate }: Pcm): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: rate,
    channels: 1,
    bitrate: mp3Kilobits,
    outputSampleRate: rate as 22050 | 24000,
  });
  const parts: Uint8Array[] = [];
  const step = 1152 * 64;
  // The encoder owns what it returns until the next call: copy.
  for (let at = 0; at < samples.length; at += step)
    parts.push(encoder.encode([samples.subarray(at, at + step)]).slice());
  parts.push(encoder.finalize().slice());
  const mp3 = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    mp3.set(part, at);
    at += part.length;
  }
  return mp3;
}
