import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { AudioCache } from './audio-cache.ts';
import { createClipHashes, recordingHash, turnsOf } from './clip-keys.ts';
import { paces } from './pace.ts';
import { findRecording, type Recording, readM4aRecording } from './recording.ts';
import { type Clip, SpeechError, type SpokenClip } from './speech.ts';
import type { Studio } from './studio.ts';
import type { VoiceEngine } from './voice-engine.ts';

/** How long an engine that failed is left alone. */
const restMs = 5 * 60_000;

export type ClipMaker = {
  /** What was made before: a person's recording, else the clip of the best engine that has one. */
  readonly peek: (clip: Clip) => Promise<SpokenClip | undefined>;
  /** With the best that works now. @throws SpeechError naming what each engine said when none does */
  readonly make: (clip: Clip) => Promise<SpokenClip>;
  /** The engines that may be asked now, best first. */
  readonly awake: () => readonly VoiceEngine[];
  /** From now on a failure is the end, not a reason to ask the next engine. */
  readonly close: () => void;
};

/** Makes clips with the best engine that works, and keeps them. */
export function createClipMaker(means: {
  readonly cache: AudioCache;
  readonly studio: Studio;
  readonly engines: readonly VoiceEngine[];
  readonly contentDir: string;
  readonly log: Logger;
}): ClipMaker {
  const { cache, studio, engines, contentDir, log } = means;
  const clipHash = createClipHashes();
  const resting = new Map<VoiceEngine, number>();
  let closing = false;

  const awake = (): readonly VoiceEngine[] =>
    engines.filter((engine) => engine.isReady() && (resting.get(engine) ?? 0) <= Date.now());

  async function speak(engine: VoiceEngine, clip: Clip): Promise<SpokenClip> {
    const spoken = [];
    for (const turn of turnsOf(clip))
      spoken.push({ ...(await engine.speak(turn)), afterMs: paces[clip.level].turnPauseMs });
    const { mp3, durationMs, peaks } = await studio.mix(spoken);
    return cache.write({
      hash: clipHash(engine, clip),
      bytes: mp3,
      mediaType: 'audio/mpeg',
      durationMs,
      peaks,
      engine: engine.name,
      robot: engine.robot,
    });
  }

  async function prepareRecording(recording: Recording): Promise<SpokenClip> {
    const head = { hash: recordingHash(recording), engine: 'recording', robot: false } as const;
    if (recording.ending === 'm4a')
      return cache.write({ ...head, mediaType: 'audio/mp4', ...(await readM4aRecording(recording)) });
    const bytes = await readFile(recording.file);
    const { mp3, durationMs, peaks } = await studio.mix([
      { sounds: [{ kind: 'file', bytes }], pauseMs: 0, afterMs: 0 },
    ]);
    return cache.write({ ...head, mediaType: 'audio/mpeg', bytes: mp3, durationMs, peaks });
  }

  return {
    awake,
    async peek(clip) {
      const recording = clip.recordingBase ? await findRecording(contentDir, clip.recordingBase) : undefined;
      if (recording) return cache.read(recordingHash(recording));
      for (const engine of engines) {
        const found = engine.isReady() ? await cache.read(clipHash(engine, clip)) : undefined;
        if (found) return found;
      }
      return undefined;
    },
    async make(clip) {
      const recording = clip.recordingBase ? await findRecording(contentDir, clip.recordingBase) : undefined;
      const failures: string[] = [];
      if (recording) {
        try {
          return await cache.once(recordingHash(recording), () => prepareRecording(recording));
        } catch (error) {
          log.warn({ clip: clip.id, file: recording.file, err: error }, 'recording cannot be read');
          failures.push(`recording: ${String(error)}`);
        }
      }
      for (const engine of awake()) {
        try {
          return await cache.once(clipHash(engine, clip), () => speak(engine, clip));
        } catch (error) {
          if (closing) throw new SpeechError('The speech port is closed.');
          failures.push(`${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
          // The last one is tried again each time: there is nothing to fall back on.
          if (engine !== engines.at(-1)) resting.set(engine, Date.now() + restMs);
          log.warn({ clip: clip.id, engine: engine.name, err: error }, 'speech engine failed');
        }
      }
      throw new SpeechError(`No audio for ${clip.id}. ${failures.join('; ')}`);
    },
    close() {
      closing = true;
    },
  };
}
