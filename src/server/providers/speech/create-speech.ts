import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { createAudioCache } from './audio-cache.ts';
import { createAzureVoice } from './azure-voice.ts';
import { checkClip, clipKey, createClipHashes, recordingHash, turnsOf } from './clip-keys.ts';
import { createSystemEspeak, createWasmEspeak } from './espeak.ts';
import { createEspeakVoice } from './espeak-voice.ts';
import { createOpenAiVoice } from './openai-voice.ts';
import { paces } from './pace.ts';
import { createPiperVoice } from './piper-voice.ts';
import { findRecording, type Recording, readM4aRecording } from './recording.ts';
import type { SpeechSettings } from './settings.ts';
import {
  type BuildProgress,
  type Clip,
  type Speech,
  SpeechError,
  type SpokenClip,
  type Voice,
} from './speech.ts';
import { createStudio } from './studio.ts';
import type { VoiceEngine } from './voice-engine.ts';
import { createWorkQueue } from './work-queue.ts';

/** Clips made at the same time; one place is kept for who waits. */
const places = 3;
const keptFree = 1;
/** How long an engine that failed is left alone. */
const restMs = 5 * 60_000;

/**
 * The speech port with all its engines, best first: a person's recording, Azure, an OpenAI-compatible service, Piper,
 * espeak-ng. Nothing is loaded or started before it is needed.
 */
export function createSpeech(options: {
  readonly dataDir: string;
  readonly contentDir: string;
  readonly settings: SpeechSettings;
  readonly log: Logger;
}): Speech {
  const { dataDir, contentDir, settings, log } = options;
  const cache = createAudioCache(join(dataDir, 'audio'), settings.cacheMegabytes * 1024 * 1024);
  const studio = createStudio();
  const espeak = settings.espeakPath ? createSystemEspeak(settings.espeakPath) : createWasmEspeak();
  const engines: readonly VoiceEngine[] = [
    ...(settings.azure ? [createAzureVoice(settings.azure)] : []),
    ...(settings.openai ? [createOpenAiVoice(settings.openai)] : []),
    createPiperVoice({ voicesDir: join(dataDir, 'voices'), source: settings.piper, espeak, log }),
    createEspeakVoice(espeak),
  ];
  const queue = createWorkQueue<SpokenClip>(places, keptFree);
  const clipHash = createClipHashes();
  const resting = new Map<VoiceEngine, number>();
  let made = 0;
  let closing = false;
  sweep();

  function sweep(): void {
    cache.sweep().catch((error: unknown) => log.warn({ err: error }, 'audio folder not swept'));
  }

  const awake = (): readonly VoiceEngine[] =>
    engines.filter((engine) => engine.isReady() && (resting.get(engine) ?? 0) <= Date.now());

  async function peek(clip: Clip): Promise<SpokenClip | undefined> {
    const recording = clip.recordingBase ? await findRecording(contentDir, clip.recordingBase) : undefined;
    if (recording) return cache.read(recordingHash(recording));
    for (const engine of engines) {
      const found = engine.isReady() ? await cache.read(clipHash(engine, clip)) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** What is there is given at once, even from a lesser engine; the better one then follows in the background. */
  async function ensure(clip: Clip): Promise<SpokenClip> {
    checkClip(clip);
    const found = await peek(clip);
    if (!found) return make(clip, true);
    const [best] = awake();
    if (found.engine !== 'recording' && best && found.engine !== best.name)
      void make(clip, false).catch(() => undefined);
    return found;
  }

  function make(clip: Clip, urgent: boolean): Promise<SpokenClip> {
    return queue.add({ key: clipKey(clip), urgent, run: () => makeNow(clip) });
  }

  async function makeNow(clip: Clip): Promise<SpokenClip> {
    const spoken = await makeWithBest(clip);
    made += 1;
    if (made % 100 === 0) sweep();
    return spoken;
  }

  async function makeWithBest(clip: Clip): Promise<SpokenClip> {
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
        return await cache.once(clipHash(engine, clip), () => speakClip(engine, clip));
      } catch (error) {
        if (closing) throw new SpeechError('The speech port is closed.');
        failures.push(`${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
        // The last one is tried again each time: there is nothing to fall back on.
        if (engine !== engines.at(-1)) resting.set(engine, Date.now() + restMs);
        log.warn({ clip: clip.id, engine: engine.name, err: error }, 'speech engine failed');
      }
    }
    throw new SpeechError(`No audio for ${clip.id}. ${failures.join('; ')}`);
  }

  async function speakClip(engine: VoiceEngine, clip: Clip): Promise<SpokenClip> {
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

  async function buildAll(
    clips: readonly Clip[],
    onProgress: (progress: BuildProgress) => void = () => undefined,
  ): Promise<BuildProgress> {
    let progress: BuildProgress = { total: clips.length, done: 0, cached: 0, failed: 0 };
    await Promise.all(
      clips.map(async (clip) => {
        const found = await peek(clip);
        const there = found && (found.engine === 'recording' || found.engine === awake()[0]?.name);
        const failed = there
          ? false
          : await make(clip, false).then(
              () => false,
              () => true,
            );
        progress = {
          ...progress,
          done: progress.done + 1,
          cached: progress.cached + (there ? 1 : 0),
          failed: progress.failed + (failed ? 1 : 0),
        };
        onProgress(progress);
      }),
    );
    return progress;
  }

  return {
    ensure,
    peek,
    buildAll,
    say: (text: string, how: { readonly voice: Voice; readonly level: TaskLevel }) =>
      ensure({
        id: 'say',
        level: how.level,
        speakers: { A: { name: 'A', voice: how.voice } },
        script: [{ speaker: 'A', text }],
      }),
    describe() {
      const [best = engines.at(-1) as VoiceEngine] = awake();
      return {
        engine: best.name,
        robot: best.robot,
        voices: best.voices(),
        waiting: queue.waiting(),
        running: queue.running(),
      };
    },
    async close() {
      closing = true;
      const ended = queue.close();
      await Promise.all([...engines.map((engine) => engine.close()), studio.close()]);
      await ended;
    },
  };
}
