import { describe, expect, it } from 'vitest';
import { decodeSound } from './decode.ts';
import { createFrameReader, encodeFrame, type Frame } from './frames.ts';
import { level, loudnessDb, peakLimitDb, targetDb } from './loudness.ts';
import { readM4a } from './m4a.ts';
import { mixRate, mixTurns } from './mix.ts';
import { encodeMp3, mp3Kilobits } from './mp3.ts';
import { medianPitch } from './pitch.ts';
import { resample } from './resample.ts';
import { readWav, writeWav } from './wav.ts';
import { peaksOf, trimmed } from './waveform.ts';

const rate = 22_050;

describe('loudness', () => {
  it('of a sine at half scale is −9 dB', () => {
    expect(loudnessDb(sine({ hertz: 440, seconds: 1, peak: 0.5 }), rate)).toBeCloseTo(-9.03, 1);
  });

  it('leaves silence out of account', () => {
    const sound = sine({ hertz: 440, seconds: 6, peak: 0.5 });
    const withSilence = new Float32Array(sound.length * 3);
    withSilence.set(sound, sound.length);
    expect(loudnessDb(withSilence, rate)).toBeCloseTo(loudnessDb(sound, rate), 0);
  });

  it('is brought to the target, whether the sound was quiet or loud', () => {
    for (const peak of [0.01, 0.9])
      expect(loudnessDb(level(sine({ hertz: 300, seconds: 2, peak }), rate), rate)).toBeCloseTo(targetDb, 1);
  });

  it('never lets a peak pass the limit, and leaves the rest as it is', () => {
    const sound = sine({ hertz: 300, seconds: 2, peak: 0.02 });
    sound[20_000] = 0.9;
    const levelled = level(sound, rate);
    expect(Math.max(...levelled.map(Math.abs))).toBeLessThanOrEqual(10 ** (peakLimitDb / 20) + 1e-6);
    expect(loudnessDb(levelled.subarray(0, rate / 2), rate)).toBeCloseTo(targetDb, 0);
  });
});

describe('resampling', () => {
  it('keeps pitch and loudness of what fits', () => {
    const sound = resample(sine({ hertz: 440, seconds: 1, peak: 0.5, at: 24_000 }), {
      from: 24_000,
      to: rate,
    });
    expect(sound).toHaveLength(rate);
    expect(medianPitch(sound, rate)).toBeCloseTo(220, -2);
    expect(loudnessDb(sound, rate)).toBeCloseTo(-9.03, 1);
  });

  it('removes what would fold back', () => {
    expect(
      loudnessDb(
        resample(sine({ hertz: 14_000, seconds: 1, peak: 0.5, at: 48_000 }), { from: 48_000, to: rate }),
        rate,
      ),
    ).toBeLessThan(-60);
  });
});

describe('pitch', () => {
  it.each([95, 120, 200, 310])('of a voice at %d Hz is found', (hertz) => {
    const voice = sine({ hertz, seconds: 1, peak: 0.3 }).map(
      (sample, at) => sample + 0.2 * Math.sin((2 * Math.PI * hertz * 2 * at) / rate),
    );
    expect(Math.abs((medianPitch(voice, rate) ?? 0) - hertz)).toBeLessThan(4);
  });

  it('of silence is unknown', () => {
    expect(medianPitch(new Float32Array(rate), rate)).toBeUndefined();
  });
});

describe('the mix', () => {
  const quiet = { samples: sine({ hertz: 200, seconds: 1, peak: 0.05 }), rate };
  const loud = { samples: sine({ hertz: 200, seconds: 1, peak: 0.8, at: 24_000 }), rate: 24_000 };

  it('is as long as the sounds and the silences between sentences and turns', () => {
    const mixed = mixTurns([
      { sounds: [quiet, quiet], pauseMs: 300, afterMs: 400 },
      { sounds: [loud], pauseMs: 300, afterMs: 400 },
    ]);
    expect(mixed.length / mixRate).toBeCloseTo(0.15 + 1 + 0.3 + 1 + 0.4 + 1 + 0.15, 1);
  });

  it('gives both speakers the same loudness', () => {
    const mixed = mixTurns([
      { sounds: [quiet], pauseMs: 0, afterMs: 400 },
      { sounds: [loud], pauseMs: 0, afterMs: 0 },
    ]);
    const half = Math.floor(mixed.length / 2);
    expect(loudnessDb(mixed.subarray(0, half), mixRate)).toBeCloseTo(
      loudnessDb(mixed.subarray(half), mixRate),
      0,
    );
  });
});

describe('the waveform', () => {
  it('has 80 peaks from 0 to 100', () => {
    const sound = new Float32Array(8000);
    sound.fill(0.2, 0, 4000);
    sound.fill(0.1, 4000, 8000);
    const peaks = peaksOf(sound);
    expect(peaks).toHaveLength(80);
    expect([peaks[0], peaks[79]]).toEqual([100, 50]);
  });

  it('of silence is flat', () => {
    expect(new Set(peaksOf(new Float32Array(1000)))).toEqual(new Set([0]));
  });

  it('is trimmed of the silence at both ends', () => {
    const sound = new Float32Array(rate * 3);
    sound.set(sine({ hertz: 300, seconds: 1, peak: 0.5 }), rate);
    expect(trimmed(sound, rate).length / rate).toBeCloseTo(1.04, 2);
  });
});

describe('files', () => {
  const sound = { samples: sine({ hertz: 440, seconds: 2, peak: 0.4 }), rate };

  it('MP3: encoded at the stated rate and read again as the same sound', async () => {
    const mp3 = await encodeMp3(sound);
    expect((mp3.length * 8) / 2).toBeGreaterThan(mp3Kilobits * 1000 * 0.95);
    expect((mp3.length * 8) / 2).toBeLessThan(mp3Kilobits * 1000 * 1.08);
    const decoded = await decodeSound(mp3);
    expect(decoded.rate).toBe(rate);
    expect(decoded.samples.length / rate).toBeCloseTo(2, 0);
    expect(loudnessDb(decoded.samples, rate)).toBeCloseTo(loudnessDb(sound.samples, rate), 0);
  });

  it('WAVE: 16-bit read as written', () => {
    const read = readWav(writeWav(sound));
    expect(read.rate).toBe(rate);
    expect(Math.abs((read.samples[1234] ?? 0) - (sound.samples[1234] ?? 0))).toBeLessThan(1e-4);
  });

  it('WAVE: a length that a stream left unknown means to the end', () => {
    const wav = writeWav(sound);
    new DataView(wav.buffer).setUint32(40, 0xffff_ffff, true);
    expect(readWav(wav).samples).toHaveLength(sound.samples.length);
  });

  it('anything else is refused', async () => {
    await expect(
      decodeSound(new TextEncoder().encode('<html>no sound here</html>'.repeat(4))),
    ).rejects.toThrow('Neither');
  });

  it('M4A: the length of the track and peaks from the sizes of its frames', () => {
    const { durationMs, peaks } = readM4a(
      tinyM4a({
        timescale: 44_100,
        duration: 88_200,
        sizes: [...Array(40).fill(10), ...Array(40).fill(110)],
      }),
    );
    expect(durationMs).toBe(2000);
    expect([peaks[0], peaks[79]]).toEqual([0, 100]);
  });

  it('what is no M4A is refused', () => {
    expect(() => readM4a(new Uint8Array(100))).toThrow('Not an M4A');
  });
});

describe('frames', () => {
  it('arrive whole, however the stream is cut', () => {
    const frames: Frame[] = [];
    const stream = Buffer.concat([
      encodeFrame({ n: 1 }, Uint8Array.of(1, 2, 3)),
      encodeFrame({ n: 2 }),
      encodeFrame({ æ: 'ø' }, new Uint8Array(1000)),
    ]);
    const read = createFrameReader((frame) => frames.push(frame));
    for (let at = 0; at < stream.length; at += 7) read(stream.subarray(at, at + 7));
    expect(frames.map(({ header }) => header)).toEqual([{ n: 1 }, { n: 2 }, { æ: 'ø' }]);
    expect(frames.map(({ body }) => body.length)).toEqual([3, 0, 1000]);
  });

  it('of a broken stream are refused', () => {
    expect(() =>
      createFrameReader(() => undefined)(new TextEncoder().encode('Error: no frames at all')),
    ).toThrow();
  });
});

function sine(of: {
  readonly hertz: number;
  readonly seconds: number;
  readonly peak: number;
  readonly at?: number;
}): Float32Array {
  const at = of.at ?? rate;
  return Float32Array.from(
    { length: Math.round(of.seconds * at) },
    (_, sample) => of.peak * Math.sin((2 * Math.PI * of.hertz * sample) / at),
  );
}

function tinyM4a(of: {
  readonly timescale: number;
  readonly duration: number;
  readonly sizes: readonly number[];
}): Uint8Array {
  const u32 = (...numbers: readonly number[]) =>
    Buffer.concat(numbers.map((number) => Buffer.from([number >>> 24, number >>> 16, number >>> 8, number])));
  const box = (name: string, ...content: readonly Buffer[]): Buffer => {
    const inside = Buffer.concat(content);
    return Buffer.concat([u32(inside.length + 8), Buffer.from(name), inside]);
  };
  const stsz = box('stsz', u32(0, 0, of.sizes.length, ...of.sizes));
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, of.timescale, of.duration)),
    box('minf', box('stbl', stsz)),
  );
  return Uint8Array.from(Buffer.concat([box('ftyp', Buffer.from('M4A ')), box('moov', box('trak', media))]));
}
