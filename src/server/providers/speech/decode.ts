import { type Pcm, readWav } from './wav.ts';

/**
 * Sound from a WAVE, MP3 or Ogg Opus file, one channel, told apart by content.
 * @throws Error when it is none of them or broken.
 */
export async function decodeSound(bytes: Uint8Array): Promise<Pcm> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
  if (head === 'RIFF') return readWav(bytes);
  if (head === 'OggS') return decodeOpus(bytes);
  if (head.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0))
    return decodeMp3(bytes);
  throw new Error('Neither WAVE, MP3 nor Ogg Opus.');
}

async function decodeMp3(bytes: Uint8Array): Promise<Pcm> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate } = decoder.decode(bytes);
    return mono(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

async function decodeOpus(bytes: Uint8Array): Promise<Pcm> {
  const { OggOpusDecoder } = await import('ogg-opus-decoder');
  const decoder = new OggOpusDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate } = await decoder.decodeFile(bytes);
    return mono(channelData, sampleRate);
  } finally {
    decoder.free();
  }
}

function mono(channels: readonly Float32Array[], rate: number): Pcm {
  const [first = new Float32Array()] = channels;
  if (first.length === 0) throw new Error('The file holds no sound.');
  if (channels.length === 1) return { samples: first, rate };
  return {
    samples: first.map(
      (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
    ),
    rate,
  };
}
