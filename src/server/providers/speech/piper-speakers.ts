import type { Voice } from './speech.ts';

/** One speaker of one Piper voice, with the pitch measured when the voice was first heard. */
export type PiperSpeaker = {
  readonly model: string;
  /** Undefined for a voice with one speaker. */
  readonly speaker: number | undefined;
  readonly hertz: number;
};

/** Above it a speaker counts as a woman: men speak at 85–155 Hz, women at 165–255. */
const womanFromHertz = 160;

/**
 * Who says it. A speaker of the kind is taken where the voices have one. A lacking kind is made from the other by raising or
 * lowering pitch and formants together (the sound is made slower or faster and played back by `shift`, so its length
 * stays): 25 % is the step between a man's and a woman's vocal tract and still sounds like a person. A second speaker of
 * a kind that has but one is that one, moved by 8 %.
 */
export function chooseSpeaker(
  speakers: readonly PiperSpeaker[],
  { voice, nth }: { readonly voice: Voice; readonly nth: number },
): PiperSpeaker & { readonly shift: number } {
  const ofKind = speakers.filter(({ hertz }) => hertz >= womanFromHertz === (voice === 'woman'));
  const pool = ofKind.length > 0 ? ofKind : speakers;
  const chosen = pool[nth % pool.length];
  if (!chosen) throw new Error('There is no Piper voice.');
  const kindShift = ofKind.length > 0 ? 1 : voice === 'woman' ? 1.25 : 0.8;
  const again = Math.floor(nth / pool.length);
  return { ...chosen, shift: kindShift * (again === 0 ? 1 : voice === 'woman' ? 1.08 : 0.92) };
}
