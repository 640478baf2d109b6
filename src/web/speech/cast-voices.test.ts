import { expect, test } from 'vitest';
import { castVoices } from './cast-voices.ts';

const line = (speaker: string, voice: 'woman' | 'man') => ({ speaker, voice, text: 'Hei!', rate: 1 });
const talk = [line('A', 'woman'), line('B', 'man'), line('A', 'woman')];

test('each speaker keeps a voice of their own where there are enough (9.242)', () => {
  expect(castVoices(talk, ['Nora', 'Finn']).map(({ by, pitch }) => [by, pitch])).toEqual([
    ['Nora', 1],
    ['Finn', 1],
    ['Nora', 1],
  ]);
});

test('speakers who share a voice differ in pitch, and one alone has its own (9.242)', () => {
  const [she, he] = castVoices(talk, ['Nora']);
  expect([she?.by, he?.by]).toEqual(['Nora', 'Nora']);
  expect(she?.pitch).toBeGreaterThan(he?.pitch ?? 0);
  expect(castVoices([line('A', 'man')], ['Nora'])[0]?.pitch).toBe(1);
});
