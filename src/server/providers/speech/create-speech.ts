import { join } from 'node:path';
import type { Logger } from 'pino';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { createAudioCache } from './audio-cache.ts';
import { createAzureVoice } from './azure-voice.ts';
import { checkClip, clipKey } from './clip-keys.ts';
import { createClipMaker } from './clip-maker.ts';
import { createSystemEspeak, createWasmEspeak } from './espeak.ts';
import { createEspeakVoice } from './espeak-voice.ts';
import { createOpenAiVoice } from './openai-voice.ts';
import { createPiperVoice } from './piper-voice.ts';
import type { SpeechSettings } from './settings.ts';
import type { BuildProgress, Clip, Speech, SpokenClip, Voice } from './speech.ts';
import { createStudio } from './studio.ts';
import type { VoiceEngine } from './voice-engine.ts';
import { createWorkQueue } from './work-queue.ts';

/** Clips made at the same time; one place is kept for who waits. */
const places = 3;
const keptFree = 1;

type SpeechOptions = {
  readonly dataDir: string;
  readonly contentDir: string;
  readonly settings: SpeechSettings;
  readonly log: Logger;
};

/**
 * The speech port with all its engines, best first: a person's recording, Azure, an OpenAI-compatible service, Piper,
 * espeak-ng. Nothing is loaded or started before it is needed.
 */
export function createSpeech(options: SpeechOptions): Speech {
  const { dataDir, contentDir, settings, log } = options;
  const cache = createAudioCache(join(dataDir, 'audio'), settings.cacheMegabytes * 1024 * 1024);
  const studio = createStudio();
  const engines = createEngines(options);
  const maker = createClipMaker({ cache, studio, engines, contentDir, log });
  const queue = createWorkQueue<SpokenClip>(places, keptFree);
  let made = 0;
  sweep();

  function sweep(): void {
    cache.sweep().catch((error: unknown) => log.warn({ err: error }, 'audio folder not swept'));
  }

  /** What is there is given at once, even from a lesser engine; the better one then follows in the background. */
  async function ensure(clip: Clip): Promise<SpokenClip> {
    checkClip(clip);
    const found = await maker.peek(clip);
    if (!found) return make(clip, true);
    const [best] = maker.awake();
    if (found.engine !== 'recording' && best && found.engine !== best.name)
      void make(clip, false).catch(() => undefined);
    return found;
  }

  function make(clip: Clip, urgent: boolean): Promise<SpokenClip> {
    return queue.add({ key: clipKey(clip), urgent, run: () => makeNow(clip) });
  }

  async function makeNow(clip: Clip): Promise<SpokenClip> {
    const spoken = await maker.make(clip);
    made += 1;
    if (made % 100 === 0) sweep();
    return spoken;
  }

  async function build(clip: Clip): Promise<'cached' | 'made' | 'failed'> {
    const found = await maker.peek(clip);
    if (found && (found.engine === 'recording' || found.engine === maker.awake()[0]?.name)) return 'cached';
    return make(clip, false).then(
      () => 'made',
      () => 'failed',
    );
  }

  async function buildAll(
    clips: readonly Clip[],
    onProgress: (progress: BuildProgress) => void = () => undefined,
  ): Promise<BuildProgress> {
    let progress: BuildProgress = { total: clips.length, done: 0, cached: 0, failed: 0 };
    await Promise.all(
      clips.map(async (clip) => {
        const outcome = await build(clip);
        progress = {
          ...progress,
          done: progress.done + 1,
          cached: progress.cached + (outcome === 'cached' ? 1 : 0),
          failed: progress.failed + (outcome === 'failed' ? 1 : 0),
        };
        onProgress(progress);
      }),
    );
    return progress;
  }

  return {
    ensure,
    peek: maker.peek,
    buildAll,
    say: (text: string, how: { readonly voice: Voice; readonly level: TaskLevel }) =>
      ensure({
        id: 'say',
        level: how.level,
        speakers: { A: { name: 'A', voice: how.voice } },
        script: [{ speaker: 'A', text }],
      }),
    describe() {
      const [best = engines.at(-1) as VoiceEngine] = maker.awake();
      return {
        engine: best.name,
        robot: best.robot,
        voices: best.voices(),
        waiting: queue.waiting(),
        running: queue.running(),
      };
    },
    async close() {
      maker.close();
      const ended = queue.close();
      await Promise.all([...engines.map((engine) => engine.close()), studio.close()]);
      await ended;
    },
  };
}

/** Best first; the last one is always there. */
function createEngines({ dataDir, settings, log }: SpeechOptions): readonly VoiceEngine[] {
  const espeak = settings.espeakPath ? createSystemEspeak(settings.espeakPath) : createWasmEspeak();
  return [
    ...(settings.azure ? [createAzureVoice(settings.azure)] : []),
    ...(settings.openai ? [createOpenAiVoice(settings.openai)] : []),
    createPiperVoice({ voicesDir: join(dataDir, 'voices'), source: settings.piper, espeak, log }),
    createEspeakVoice(espeak),
  ];
}
