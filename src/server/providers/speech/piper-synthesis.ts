import type { Espeak } from './espeak.ts';
import { phonemeIds } from './piper-config.ts';
import type { PiperFile } from './piper-files.ts';
import { createWarmChild } from './warm-child.ts';

export type PiperSynthesis = {
  /** One sentence as 16-bit samples; `slower` stretches it, 1 is the model's own pace. */
  readonly say: (file: PiperFile, how: Saying) => Promise<{ samples: Int16Array; rate: number }>;
  readonly close: () => Promise<void>;
};

type Saying = {
  readonly speaker: number | undefined;
  readonly sentence: string;
  readonly slower: number;
};

/** Runs Piper's models, in a process of its own that is kept warm. */
export function createPiperSynthesis(espeak: Espeak): PiperSynthesis {
  const child = createWarmChild({
    entry: new URL('./piper-child.ts', import.meta.url),
    timeoutMs: 180_000,
    maxAnswers: 2_000,
    idleMs: 300_000,
  });

  return {
    async say(file, { speaker, sentence, slower }) {
      const { noise_scale, length_scale, noise_w } = file.config.inference;
      const { body } = await child.ask({
        model: file.model,
        ids: phonemeIds(await phonemesOf(espeak, sentence), file.config),
        scales: [noise_scale, length_scale * slower, noise_w],
        ...(speaker === undefined ? {} : { speaker }),
      });
      return {
        samples: new Int16Array(body.buffer, body.byteOffset, body.byteLength >> 1),
        rate: file.config.audio.sample_rate,
      };
    },
    close: () => child.close(),
  };
}

/** espeak's own phonemes, its errors included: the voices were trained on them and say the words right. */
async function phonemesOf(espeak: Espeak, sentence: string): Promise<string> {
  const parts = [];
  for (const [, words = '', mark = ''] of sentence.matchAll(/([^.,?!;:]+)([.,?!;:]*)\s*/gu)) {
    parts.push((await espeak.ipa(words.trim())) + mark.slice(0, 1));
  }
  return parts.join(' ');
}
