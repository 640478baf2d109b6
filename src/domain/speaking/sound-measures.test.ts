import { describe, expect, test } from 'vitest';
import { isHeard, measureSound } from './sound-measures.ts';
import { speechRate } from './speech-rate.ts';

const rate = 16_000;

/** Seconds of sound and of silence by turns, the first of them silence, in a room with a little noise. */
function sound(turns: readonly number[], { loud = 0.2, room = 0.0005 } = {}): Float32Array {
  const parts = turns.map((seconds, turn) =>
    Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => {
      const noise = room * Math.sin(at * 12.9898) * Math.cos(at * 78.233);
      return noise + (turn % 2 === 1 ? loud * Math.sin((2 * Math.PI * 180 * at) / rate) : 0);
    }),
  );
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

describe('9.431 speaking time and pauses are measured in the sound', () => {
  test('pauses are counted by length; the silence before and after is none', () => {
    const measures = measureSound(sound([0.8, 2, 0.4, 1, 1.5, 3, 3.2, 1, 0.9]), rate);
    expect(measures).toMatchObject({ pauses: { short: 1, middle: 1, long: 1 } });
    expect(measures?.speakingSeconds).toBeCloseTo(7, 0);
    expect(measures?.pauseSeconds).toBeCloseTo(5.1, 0);
    expect(measures?.leadSeconds).toBeCloseTo(0.8, 1);
    expect(measures?.longestPauseSeconds).toBeCloseTo(3.2, 1);
  });

  test('the closure of a consonant is no pause, and a click is no speech', () => {
    expect(measureSound(sound([0.5, 1, 0.12, 1, 0.5]), rate)?.pauses).toEqual({
      short: 0,
      middle: 0,
      long: 0,
    });
    expect(measureSound(sound([0.5, 2, 1, 0.02, 1, 2, 0.5]), rate)?.pauses).toEqual({
      ...{ short: 0, middle: 1, long: 0 },
    });
  });

  test('a softer voice gives the same', () => {
    const turns = [0.5, 2, 1.2, 2, 0.5];
    expect(measureSound(sound(turns, { loud: 0.02, room: 0.0001 }), rate)).toEqual(
      measureSound(sound(turns), rate),
    );
  });

  test('silence is nobody, and a room as loud as the speaker is not measured', () => {
    const quiet = measureSound(sound([5]), rate);
    expect(quiet && isHeard(quiet)).toBe(false);
    const empty = measureSound(new Float32Array(rate), rate);
    expect(empty && isHeard(empty)).toBe(false);
    expect(measureSound(sound([0, 5]), rate)).toBeNull();
  });

  test('the rate is of the words that were heard, with pauses and without', () => {
    const measures = measureSound(sound([0.5, 3, 3, 3, 0.5]), rate);
    if (!measures) throw new Error('not measured');
    const words = 'Jeg heter Amal og jeg bor i Oslo med familien min';
    expect(speechRate(words, measures)).toEqual({
      wordsPerMinute: 73,
      syllablesPerSecond: expect.closeTo(2.8, 0),
    });
    expect(speechRate('Hei hei', measures)).toBeNull();
  });
});
