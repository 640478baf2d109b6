import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWasmEspeak } from '#server/providers/speech/espeak.ts';
import { writeWav } from '#server/providers/speech/wav.ts';

/** What Chromium's fake microphone hears: Norwegian by our own robot voice, over and over. */
const words =
  'Hei! Jeg heter Amal, og jeg bor i Bergen sammen med familien min. I helga liker jeg å gå på tur i skogen.';

/** The file of it, made once. @returns its path */
export async function speechFile(): Promise<string> {
  const folder = join(import.meta.dirname, '.cache');
  const file = join(folder, 'speech.wav');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const espeak = createWasmEspeak();
  try {
    const { samples, rate } = await espeak.say({ text: words, voice: 'nb', rate: 150, pitch: 50, range: 50 });
    const wav = writeWav({ samples: Float32Array.from(samples, (sample) => sample / 32768), rate });
    // Another worker may make it at the same moment: it is there whole or not at all.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, wav);
    renameSync(half, file);
  } finally {
    await espeak.close();
  }
  return file;
}
