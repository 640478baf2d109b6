import { createHash } from 'node:crypto';
import { paces } from './pace.ts';
import type { Recording } from './recording.ts';
import { type Clip, SpeechError } from './speech.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';

/** Goes into every hash: raise it when mixing, levelling or encoding change. */
const version = 1;
const maxTextLength = 5_000;
const maxKnownHashes = 10_000;

/** The turns of a clip, each with the voice of its speaker: the first woman, the second man … */
export function turnsOf(clip: Clip): readonly Turn[] {
  const letters = Object.keys(clip.speakers).sort();
  return clip.script.map(({ speaker, text }) => {
    const { voice } = clip.speakers[speaker] ?? { voice: 'woman' };
    const nth = letters.filter((letter) => clip.speakers[letter]?.voice === voice).indexOf(speaker);
    return { text, voice, nth: Math.max(0, nth), level: clip.level };
  });
}

/** @throws SpeechError when the clip has no words or more than can be spoken. */
export function checkClip(clip: Clip): void {
  const length = clip.script.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0 || length > maxTextLength)
    throw new SpeechError(
      `The text of ${clip.id} has ${length} characters; 1 to ${maxTextLength} can be spoken.`,
    );
}

/** Hashes of clips asked for lately: a clip is asked for many times, and planning it costs milliseconds. */
export function createClipHashes(): (engine: VoiceEngine, clip: Clip) => string {
  const known = new Map<string, string>();
  return (engine, clip) => {
    // An engine's voices can change while it runs (a Piper model arrives).
    const key = hashOf([engine.name, engine.voices(), turnsOf(clip)]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const hash = hashOf([engine.name, paces[clip.level], turnsOf(clip).map((turn) => engine.plan(turn))]);
    if (known.size >= maxKnownHashes) known.clear();
    known.set(key, hash);
    return hash;
  };
}

/** One piece of work for the same words by the same voices, whichever engine will say them. */
export function clipKey(clip: Clip): string {
  return hashOf([clip.recordingBase, turnsOf(clip)]);
}

/** The cache's key of a recording: another recording, other audio. */
export function recordingHash({ ending, sha256 }: Recording): string {
  return hashOf(['recording', ending, sha256]);
}

function hashOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([version, content]))
    .digest('hex')
    .slice(0, 40);
}
