import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PiperFile } from './piper-files.ts';
import type { PiperSpeaker } from './piper-speakers.ts';
import type { PiperSynthesis } from './piper-synthesis.ts';
import { medianPitch } from './pitch.ts';

const pitchSentence = 'Hei, jeg kommer fra Norge og bor ved havet.';

const pitchNotes = z.object({ size: z.number(), hertz: z.array(z.number()).min(1) });

/** The speakers of a model. Each one's pitch is heard once and kept beside the model. */
export async function measureSpeakers(
  file: PiperFile,
  { voicesDir, synthesis }: { readonly voicesDir: string; readonly synthesis: PiperSynthesis },
): Promise<readonly PiperSpeaker[]> {
  const notes = join(voicesDir, `${file.name}.pitch.json`);
  const kept = pitchNotes.safeParse(await readFile(notes, 'utf8').then(JSON.parse, () => undefined));
  if (kept.success && kept.data.size === file.size)
    return kept.data.hertz.map((hertz, at) => toSpeaker(file, { at, hertz }));
  const hertz: number[] = [];
  for (let at = 0; at < file.config.num_speakers; at++) {
    const { samples, rate } = await synthesis.say(file, { speaker: at, sentence: pitchSentence, slower: 1 });
    const heard = medianPitch(
      Float32Array.from(samples, (sample) => sample / 32768),
      rate,
    );
    hertz.push(Math.round(heard ?? 120));
  }
  await writeFile(notes, JSON.stringify({ size: file.size, hertz }));
  return hertz.map((pitch, at) => toSpeaker(file, { at, hertz: pitch }));
}

function toSpeaker(
  file: PiperFile,
  { at, hertz }: { readonly at: number; readonly hertz: number },
): PiperSpeaker {
  return { model: file.model, speaker: file.config.num_speakers > 1 ? at : undefined, hertz };
}
