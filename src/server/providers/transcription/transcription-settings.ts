import { z } from 'zod';

/** Names of the environment; `.env.example` explains them. */
const environment = z
  .object({
    TRANSCRIPTION_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://api.openai.com/v1' })
      .optional(),
    TRANSCRIPTION_KEY: z.string().min(1).optional(),
    TRANSCRIPTION_MODEL: z.string().min(1).max(200).default('whisper-1'),
    TRANSCRIPTION_WHISPER_MODEL: z
      .string()
      .max(200)
      .regex(/^\w[\w.-]*(?:\/\w[\w.-]*)?$/, 'must look like NbAiLab/nb-whisper-small')
      .optional(),
    TRANSCRIPTION_WHISPER_DIR: z.string().min(1).optional(),
    TRANSCRIPTION_TIMEOUT_SECONDS: z.coerce
      .number({ error: 'must be a number' })
      .int()
      .min(1, 'must be at least 1')
      .max(110, 'must be at most 110')
      .default(60),
  })
  .refine((values) => values.TRANSCRIPTION_URL || !values.TRANSCRIPTION_KEY, {
    path: ['TRANSCRIPTION_URL'],
    error: 'is needed beside TRANSCRIPTION_KEY',
  })
  .refine((values) => values.TRANSCRIPTION_WHISPER_MODEL || !values.TRANSCRIPTION_WHISPER_DIR, {
    path: ['TRANSCRIPTION_WHISPER_MODEL'],
    error: 'is needed beside TRANSCRIPTION_WHISPER_DIR',
  })
  .refine((values) => !(values.TRANSCRIPTION_URL && values.TRANSCRIPTION_WHISPER_MODEL), {
    path: ['TRANSCRIPTION_URL'],
    error: 'and TRANSCRIPTION_WHISPER_MODEL are two transcribers: set one',
  });

/** Any service that speaks OpenAI's `POST <url>/audio/transcriptions`. */
export type ServiceSettings = {
  readonly kind: 'service';
  readonly url: string;
  /** Servers of one's own often need none. */
  readonly key: string | null;
  readonly model: string;
  /** One try may take this long. */
  readonly timeoutMs: number;
};

/** A model in our own process. */
export type WhisperSettings = {
  readonly kind: 'whisper';
  /** Its name at Hugging Face, and its folder below `modelsDir`. */
  readonly model: string;
  /** Null: it is fetched once and kept. */
  readonly modelsDir: string | null;
  /** One recording may take this long, with the loading of the model. */
  readonly timeoutMs: number;
};

export type TranscriptionSettings = ServiceSettings | WhisperSettings;

/**
 * Reads the settings from the environment (empty values are no values); null without a service.
 * @throws Error with one line for each setting that is wrong.
 */
export function readTranscriptionSettings(
  env: Readonly<Record<string, string | undefined>>,
): TranscriptionSettings | null {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_KEY: key, ...values } = parsed.data;
  const timeoutMs = values.TRANSCRIPTION_TIMEOUT_SECONDS * 1000;
  const { TRANSCRIPTION_WHISPER_MODEL: whisper, TRANSCRIPTION_WHISPER_DIR: modelsDir = null } = values;
  if (whisper) return { kind: 'whisper', model: whisper, modelsDir, timeoutMs };
  if (!url) return null;
  return {
    kind: 'service',
    url: url.replace(/\/+$/, ''),
    key: key ?? null,
    model: values.TRANSCRIPTION_MODEL,
    timeoutMs,
  };
}
