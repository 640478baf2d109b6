import type { Logger } from 'pino';
import { sentencesOf, spokenText } from '#domain/language/spoken-text.ts';
import type { Espeak } from './espeak.ts';
import { paces } from './pace.ts';
import { fetchPiperVoice, findPiperFiles, type PiperFile } from './piper-files.ts';
import { measureSpeakers } from './piper-pitch.ts';
import { chooseSpeaker, type PiperSpeaker } from './piper-speakers.ts';
import { createPiperSynthesis } from './piper-synthesis.ts';
import type { PiperSource } from './settings.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';

const lookAgainMs = 10 * 60_000;
const fetchAfterMs = 20_000;

/**
 * Natural voices from Piper models in `<dataDir>/voices`. Where there is none and a source is given, one is fetched in the
 * background; until then the engine is not ready and nobody waits for it.
 */
export function createPiperVoice(options: {
  readonly voicesDir: string;
  readonly source: PiperSource | undefined;
  readonly espeak: Espeak;
  readonly log: Logger;
}): VoiceEngine & { readonly look: () => Promise<void> } {
  const { voicesDir, source, espeak, log } = options;
  const synthesis = createPiperSynthesis(espeak);
  let files: readonly PiperFile[] = [];
  let speakers: readonly PiperSpeaker[] = [];
  let looking: Promise<void> | undefined;
  let closed = false;

  function look(): Promise<void> {
    looking ??= lookNow()
      // A missing runtime, an unreadable folder: the next engine speaks, and the reason stands in the log once a look.
      .catch((error: unknown) => log.info({ err: error }, 'Piper voice not usable'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function lookNow(): Promise<void> {
    const found = await findPiperFiles(voicesDir);
    if (
      closed ||
      found.map(({ model, size }) => model + size).join() ===
        files.map(({ model, size }) => model + size).join()
    )
      return;
    const measured: PiperSpeaker[] = [];
    for (const file of found) measured.push(...(await measureSpeakers(file, { voicesDir, synthesis })));
    files = found;
    speakers = measured;
    log.info({ voices: files.map(({ name }) => name), speakers: speakers.length }, 'Piper voices ready');
  }

  const timers = [
    setInterval(() => void look(), lookAgainMs).unref(),
    setTimeout(() => void fetchAndLook(), fetchAfterMs).unref(),
  ];
  void look();

  async function fetchAndLook(): Promise<void> {
    if (closed || !source || files.length > 0) return;
    try {
      if (await fetchPiperVoice(voicesDir, source)) await look();
    } catch (error) {
      log.debug({ err: error }, 'Piper voice not fetched');
    }
  }

  return {
    name: 'piper',
    robot: false,
    voices: () => files.map(({ name }) => name),
    isReady: () => speakers.length > 0,
    look,
    plan: (turn) => {
      const { model, speaker, shift } = chooseSpeaker(speakers, { voice: turn.voice, nth: turn.nth });
      const file = fileOf(files, model);
      return JSON.stringify([
        file.name,
        file.size,
        speaker,
        shift,
        paces[turn.level].rate,
        file.config.inference,
        sentencesOf(spokenText(turn.text)),
      ]);
    },
    async speak(turn: Turn) {
      const { model, speaker, shift } = chooseSpeaker(speakers, { voice: turn.voice, nth: turn.nth });
      const file = fileOf(files, model);
      const sounds = [];
      for (const sentence of sentencesOf(spokenText(turn.text))) {
        const { samples, rate } = await synthesis.say(file, {
          speaker,
          sentence,
          slower: shift / paces[turn.level].rate,
        });
        sounds.push({ kind: 'pcm' as const, samples, rate: Math.round(rate * shift) });
      }
      return { sounds, pauseMs: paces[turn.level].sentencePauseMs };
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await synthesis.close();
      await looking;
    },
  };
}

function fileOf(files: readonly PiperFile[], model: string): PiperFile {
  const file = files.find((candidate) => candidate.model === model);
  if (!file) throw new Error(`The Piper voice ${model} is gone.`);
  return file;
}
