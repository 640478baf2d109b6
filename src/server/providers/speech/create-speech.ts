import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { TaskLevel } from '#domain/tasks/vocabulary.ts';
import { createAudioCache } from './audio-cache.ts';
import { createAzureVoice } from './azure-voice.ts';
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
import type { Turn, VoiceEngine } from './voice-engine.ts';
import { createWorkQueue } from './work-queue.ts';

/** Goes into every hash: raise it when mixing, levelling or encoding change. */
const version = 1;
/** Clips made at the same time; one place is kept for who waits. */
const places = 3;
const keptFree = 1;
/** How long an engine that failed is left alone. */
const restMs = 5 * 60_000;
const maxTextLength = 5_000;
const maxKnownHashes = 10_000;

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
  void cache.sweep();

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
    check(clip);
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
    if (made % 100 === 0) void cache.sweep();
    return spoken;
  }

  async function makeWithBest(clip: Clip): Promise<SpokenClip> {
    const recording = clip.recordingBase ? await findRecording(contentDir, clip.recordingBase) : undefined;
    const failures: string[] = [];
    if (recording) {
      try {
        return await cache.once(recordingHash(recording), () => prepareRecording(recording));
      } catch (error) {
        log.warn({ clip: clip.id, file: recording.file, error: String(error) }, 'recording cannot be read');
        failures.push(`recording: ${String(error)}`);
      }
    }
    for (const engine of awake()) {
      try {
        return await cache.once(clipHash(engine, clip), () => speakClip(engine, clip));
      } catch (error) {
        failures.push(`${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
        // The last one is tried again each time: there is nothing to fall back on.
        if (engine !== engines.at(-1)) resting.set(engine, Date.now() + restMs);
        log.warn({ clip: clip.id, engine: engine.name, error: String(error) }, 'speech engine failed');
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
      const ended = queue.close();
      await Promise.all([...engines.map((engine) => engine.close()), studio.close()]);
      await ended;
    },
  };
}

/** The turns of a clip, each with the voice of its speaker: the first woman, the second man … */
function turnsOf(clip: Clip): readonly Turn[] {
  const letters = Object.keys(clip.speakers).sort();
  return clip.script.map(({ speaker, text }) => {
    const { voice } = clip.speakers[speaker] ?? { voice: 'woman' };
    const nth = letters.filter((letter) => clip.speakers[letter]?.voice === voice).indexOf(speaker);
    return { text, voice, nth: Math.max(0, nth), level: clip.level };
  });
}

function check(clip: Clip): void {
  const length = clip.script.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0 || length > maxTextLength)
    throw new SpeechError(
      `The text of ${clip.id} has ${length} characters; 1 to ${maxTextLength} can be spoken.`,
    );
}

/** Hashes of clips asked for lately: a clip is asked for many times, and planning it costs milliseconds. */
function createClipHashes(): (engine: VoiceEngine, clip: Clip) => string {
  const known = new Map<string, string>();
  return (engine, clip) => {
    // An engine's voices can change while it runs (a Piper model arrives).
    const key = hashOf([engine.name, engine.voices(), turnsOf(clip)]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const hash = hashOf([
      engine.name,
      paces[clip.level].turnPauseMs,
      turnsOf(clip).map((turn) => engine.plan(turn)),
    ]);
    if (known.size >= maxKnownHashes) known.clear();
    known.set(key, hash);
    return hash;
  };
}

/** One piece of work for the same words by the same voices, whichever engine will say them. */
function clipKey(clip: Clip): string {
  return hashOf([clip.recordingBase, turnsOf(clip)]);
}

function recordingHash({ ending, sha256 }: Recording): string {
  return hashOf(['recording', ending, sha256]);
}

function hashOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([version, content]))
    .digest('hex')
    .slice(0, 40);
}
