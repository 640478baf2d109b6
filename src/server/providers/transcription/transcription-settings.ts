import { z } from 'zod';

/** Names of the environment; `.env.example` explains them. */
const environment = z
  .object({
    TRANSCRIPTION_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://api.openai.com/v1' })
      .optional(),
    TRANSCRIPTION_KEY: z.string().min(1).optional(),
    TRANSCRIPTION_MODEL: z.string().min(1).max(200).default('whisper-1'),
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
  });

/** Any service that speaks OpenAI's `POST <url>/audio/transcriptions`. */
export type TranscriptionSettings = {
  readonly url: string;
  /** Servers of one's own often need none. */
  readonly key: string | null;
  readonly model: string;
  /** One try may take this long. */
  readonly timeoutMs: number;
};

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
  if (!url) return null;
  return {
    url: url.replace(/\/+$/, ''),
    key: key ?? null,
    model: values.TRANSCRIPTION_MODEL,
    timeoutMs: values.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
  };
}
