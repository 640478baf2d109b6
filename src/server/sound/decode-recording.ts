import type { RecordingType } from '#domain/speaking/recording-limits.ts';
import { readWebmSound } from './webm-sound.ts';

/** Sound as numbers between −1 and 1, one channel. */
export type DecodedSound = { readonly samples: Float32Array; readonly rate: number };

/**
 * The sound of a recording as browsers make it, one channel. Null for AAC in MP4, which nothing here decodes (decision 145),
 * and for what holds no sound. Takes about a hundredth of the recording's length: not for the event loop.
 */
export async function decodeRecording(bytes: Uint8Array, type: RecordingType): Promise<DecodedSound | null> {
  if (type === 'audio/webm') return decodeWebm(bytes);
  return type === 'audio/ogg' ? decodeOgg(bytes) : null;
}

async function decodeWebm(bytes: Uint8Array): Promise<DecodedSound | null> {
  const sound = readWebmSound(bytes);
  if (sound?.codec.replace(/\0+$/u, '') !== 'A_OPUS') return null;
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({ channels: Math.min(2, Math.max(1, sound.channels)) });
  await decoder.ready;
  try {
    const { channelData, sampleRate } = decoder.decodeFrames([...sound.packets]);
    return oneChannel(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

async function decodeOgg(bytes: Uint8Array): Promise<DecodedSound | null> {
  const { OggOpusDecoder } = await import('ogg-opus-decoder');
  const decoder = new OggOpusDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate } = await decoder.decodeFile(bytes);
    return oneChannel(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

function oneChannel(channels: readonly Float32Array[], rate: number): DecodedSound | null {
  const [first] = channels;
  if (!first || first.length === 0) return null;
  if (channels.length === 1) return { samples: first, rate };
  return {
    samples: first.map(
      (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
    ),
    rate,
  };
}
