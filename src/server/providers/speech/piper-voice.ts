import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { sentencesOf, spokenText } from '#domain/language/spoken-text.ts';
import type { Espeak } from './espeak.ts';
import { paces } from './pace.ts';
import { phonemeIds } from './piper-config.ts';
import { fetchPiperVoice, findPiperFiles, type PiperFile } from './piper-files.ts';
import { chooseSpeaker, type PiperSpeaker } from './piper-speakers.ts';
import { medianPitch } from './pitch.ts';
import type { PiperSource } from './settings.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';
import { createWarmChild } from './warm-child.ts';

const lookAgainMs = 10 * 60_000;
const fetchAfterMs = 20_000;
const pitchSentence = 'Hei, jeg kommer fra Norge og bor ved havet.';

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
  const child = createWarmChild({
    entry: new URL('./piper-child.ts', import.meta.url),
    timeoutMs: 180_000,
    maxAnswers: 2_000,
    idleMs: 300_000,
  });
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
    for (const file of found) measured.push(...(await speakersOf(file)));
    files = found;
    speakers = measured;
    log.info({ voices: files.map(({ name }) => name), speakers: speakers.length }, 'Piper voices ready');
  }

  /** Each speaker's pitch, heard once and kept beside the model. */
  async function speakersOf(file: PiperFile): Promise<readonly PiperSpeaker[]> {
    const notes = join(voicesDir, `${file.name}.pitch.json`);
    const kept = pitchNotes.safeParse(await readFile(notes, 'utf8').then(JSON.parse, () => undefined));
    if (kept.success && kept.data.size === file.size)
      return kept.data.hertz.map((hertz, at) => toSpeaker(file, { at, hertz }));
    const hertz: number[] = [];
    for (let at = 0; at < file.config.num_speakers; at++) {
      const { samples, rate } = await sayPhonemes(file, {
        speaker: at,
        ipa: await phonemesOf(pitchSentence),
        slower: 1,
      });
      hertz.push(
        Math.round(
          medianPitch(
            Float32Array.from(samples, (sample) => sample / 32768),
            rate,
          ) ?? 120,
        ),
      );
    }
    await writeFile(notes, JSON.stringify({ size: file.size, hertz }));
    return hertz.map((pitch, at) => toSpeaker(file, { at, hertz: pitch }));
  }

  /** espeak's own phonemes, its errors included: the voices were trained on them and say the words right. */
  async function phonemesOf(sentence: string): Promise<string> {
    const parts = [];
    for (const [, words = '', mark = ''] of sentence.matchAll(/([^.,?!;:]+)([.,?!;:]*)\s*/gu)) {
      parts.push((await espeak.ipa(words.trim())) + mark.slice(0, 1));
    }
    return parts.join(' ');
  }

  async function sayPhonemes(
    file: PiperFile,
    how: { readonly speaker: number | undefined; readonly ipa: string; readonly slower: number },
  ) {
    const { noise_scale, length_scale, noise_w } = file.config.inference;
    const { body } = await child.ask({
      model: file.model,
      ids: phonemeIds(how.ipa, file.config),
      scales: [noise_scale, length_scale * how.slower, noise_w],
      ...(how.speaker === undefined ? {} : { speaker: how.speaker }),
    });
    return {
      samples: new Int16Array(body.buffer, body.byteOffset, body.byteLength >> 1),
      rate: file.config.audio.sample_rate,
    };
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
        const { samples, rate } = await sayPhonemes(file, {
          speaker,
          ipa: await phonemesOf(sentence),
          slower: shift / paces[turn.level].rate,
        });
        sounds.push({ kind: 'pcm' as const, samples, rate: Math.round(rate * shift) });
      }
      return { sounds, pauseMs: paces[turn.level].sentencePauseMs };
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await child.close();
      await looking;
    },
  };
}

const pitchNotes = z.object({ size: z.number(), hertz: z.array(z.number()).min(1) });

function toSpeaker(
  file: PiperFile,
  { at, hertz }: { readonly at: number; readonly hertz: number },
): PiperSpeaker {
  return { model: file.model, speaker: file.config.num_speakers > 1 ? at : undefined, hertz };
}

function fileOf(files: readonly PiperFile[], model: string): PiperFile {
  const file = files.find((candidate) => candidate.model === model);
  if (!file) throw new Error(`The Piper voice ${model} is gone.`);
  return file;
}
