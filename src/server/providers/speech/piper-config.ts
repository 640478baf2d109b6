import { z } from 'zod';

/** The part of a Piper voice's `.onnx.json` that speaking needs. */
const piperConfig = z.object({
  audio: z.object({ sample_rate: z.number().int().min(8_000).max(48_000) }),
  inference: z.object({ noise_scale: z.number(), length_scale: z.number().positive(), noise_w: z.number() }),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int())),
  num_speakers: z.number().int().min(1).default(1),
  language: z.object({ code: z.string() }).optional(),
  espeak: z.object({ voice: z.string() }).optional(),
});

export type PiperConfig = z.infer<typeof piperConfig>;

/** @throws Error when the file describes no voice that speaks Norwegian from espeak's phonemes. */
export function parsePiperConfig(json: string): PiperConfig {
  const config = piperConfig.parse(JSON.parse(json));
  const language = config.language?.code ?? config.espeak?.voice ?? '';
  if (!/^(no|nb)/iu.test(language))
    throw new Error(`A Piper voice for ${language || 'an unknown language'}, not Norwegian.`);
  for (const needed of ['^', '$', '_']) {
    if (!config.phoneme_id_map[needed]) throw new Error(`A Piper voice without the phoneme ${needed}.`);
  }
  return config;
}

/**
 * Numbers for the model: begin, then each phoneme followed by padding, end — as the voices were trained (piper-phonemize).
 * Phonemes are the code points of the decomposed IPA; those that the voice does not know are left out.
 */
export function phonemeIds(ipa: string, config: PiperConfig): readonly number[] {
  const ids = (phoneme: string): readonly number[] => config.phoneme_id_map[phoneme] ?? [];
  const padding = ids('_');
  return [
    ...ids('^'),
    ...padding,
    ...[...ipa.normalize('NFD')].flatMap((phoneme) =>
      ids(phoneme).length > 0 ? [...ids(phoneme), ...padding] : [],
    ),
    ...ids('$'),
  ];
}
