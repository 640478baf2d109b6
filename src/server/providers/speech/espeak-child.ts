/**
 * A program of its own: says marked-up text with espeak-ng (npm package `@echogarden/espeak-ng-emscripten`,
 * GPL 3). The server never loads that package: it speaks to this program over a pipe (docs/decisions/010-speech.md).
 */
import type { EspeakModule, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { answerQuestions } from './child-answers.ts';
import type { Frame } from './frames.ts';

type Question = {
  readonly op: 'say' | 'sounds' | 'ipa';
  readonly text: string;
  readonly voice: string;
  readonly rate?: number;
  readonly pitch?: number;
  readonly range?: number;
};

const quiet = { print: () => undefined, printErr: () => undefined };
let loading: Promise<{ readonly module: EspeakModule; readonly worker: EspeakWorker }> | undefined;

answerQuestions(async ({ header }): Promise<Frame> => {
  const question = header as Question;
  loading ??= load();
  const { module, worker } = await loading;
  worker.set_voice(question.voice, '', 0, 0, 0);
  if (!['say', 'sounds', 'ipa'].includes(question.op)) throw new Error(`espeak cannot ${question.op}.`);
  if (question.op === 'ipa')
    return { header: { ipa: phonemesOf({ module, worker, text: question.text }) }, body: new Uint8Array() };
  worker.rate = question.rate ?? 175;
  worker.pitch = question.pitch ?? 50;
  worker.range = question.range ?? 50;
  const { samples, sounds } = synthesize(worker, question.text);
  if (question.op === 'sounds') return { header: { sounds }, body: new Uint8Array() };
  return {
    header: { rate: worker.samplerate },
    body: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  };
});

async function load(): Promise<{ readonly module: EspeakModule; readonly worker: EspeakWorker }> {
  const { default: start } = await import('@echogarden/espeak-ng-emscripten');
  const module = await start(quiet);
  return { module, worker: new module.eSpeakNGWorker() };
}

function synthesize(
  worker: EspeakWorker,
  text: string,
): { readonly samples: Int16Array; readonly sounds: string } {
  const parts: Int16Array[] = [];
  let sounds = '';
  worker.synthesize(text, (samples, events) => {
    if (samples && samples.length > 0) parts.push(samples);
    for (const event of events) {
      if (event.type === 'phoneme') sounds += String(event.id);
      if (event.type === 'word') sounds += ' ';
    }
    return false;
  });
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return { samples: all, sounds: sounds.trim() };
}

function phonemesOf({
  module,
  worker,
  text,
}: {
  readonly module: EspeakModule;
  readonly worker: EspeakWorker;
  readonly text: string;
}): string {
  const found = worker.text_to_phonemes(text, 1);
  if (typeof found === 'string') return found;
  let end = found.ptr;
  while (module.HEAPU8[end]) end += 1;
  return new TextDecoder().decode(module.HEAPU8.slice(found.ptr, end));
}
