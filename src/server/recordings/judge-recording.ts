import type { RecordingType } from '#domain/speaking/recording-limits.ts';
import { readWebmSound } from '#server/sound/webm-sound.ts';
import { mp4Seconds } from './mp4-duration.ts';
import { oggSeconds } from './ogg-duration.ts';

/** What a file is by its bytes, whatever it is called; null when it is no sound that a browser records. */
export function judgeRecording(
  bytes: Uint8Array,
): { readonly type: RecordingType; readonly seconds: number } | null {
  const type = typeOf(bytes);
  if (!type) return null;
  const read = { 'audio/webm': webmSeconds, 'audio/ogg': oggSeconds, 'audio/mp4': mp4Seconds }[type];
  const seconds = read(bytes);
  return seconds === null ? null : { type, seconds };
}

function typeOf(bytes: Uint8Array): RecordingType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith('\x1a\x45\xdf\xa3')) return 'audio/webm';
  if (start.startsWith('OggS')) return 'audio/ogg';
  return start.slice(4) === 'ftyp' ? 'audio/mp4' : null;
}

function webmSeconds(bytes: Uint8Array): number | null {
  return readWebmSound(bytes)?.seconds ?? null;
}
