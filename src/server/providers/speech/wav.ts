/** Mono samples from −1 to 1 and their rate in hertz. */
export type Pcm = { readonly samples: Float32Array; readonly rate: number };

/**
 * Reads a RIFF WAVE file: PCM of 8, 16, 24 or 32 bits or 32-bit float; several channels become one. A length of 0 or
 * beyond the end (as streaming writers leave it) means "to the end".
 * @throws Error when it is no such file.
 */
export function readWav(bytes: Uint8Array): Pcm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE')
    throw new Error('Not a WAVE file.');
  let format:
    | { readonly code: number; readonly channels: number; readonly rate: number; readonly bits: number }
    | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = tag(view, at);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ') {
      const code = view.getUint16(start, true);
      format = {
        // 0xfffe: the code stands in the extension.
        code: code === 0xfffe ? view.getUint16(start + 24, true) : code,
        channels: view.getUint16(start + 2, true),
        rate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    if (name === 'data') {
      if (!format) throw new Error('A WAVE file without a format.');
      const end = length === 0 || start + length > bytes.length ? bytes.length : start + length;
      return {
        samples: readSamples(new DataView(view.buffer, view.byteOffset + start, end - start), format),
        rate: format.rate,
      };
    }
    at = start + length + (length % 2);
  }
  throw new Error('A WAVE file without sound.');
}

/** A WAVE file of 16-bit mono. */
export function writeWav({ samples, rate }: Pcm): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => {
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true);
  });
  return bytes;
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

function readSamples(
  view: DataView,
  format: { readonly code: number; readonly channels: number; readonly bits: number },
): Float32Array {
  const { code, channels, bits } = format;
  const read = reader(code, bits);
  const width = bits / 8;
  const frames = Math.floor(view.byteLength / (width * channels));
  const samples = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += read(view, (frame * channels + channel) * width);
    samples[frame] = sum / channels;
  }
  return samples;
}

function reader(code: number, bits: number): (view: DataView, at: number) => number {
  if (code === 3 && bits === 32) return (view, at) => view.getFloat32(at, true);
  if (code === 1 && bits === 16) return (view, at) => view.getInt16(at, true) / 32768;
  if (code === 1 && bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (code === 1 && bits === 24)
    return (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65536) / 8388608;
  if (code === 1 && bits === 32) return (view, at) => view.getInt32(at, true) / 2147483648;
  throw new Error(`A WAVE file of an unknown kind (${code}, ${bits} bits).`);
}
