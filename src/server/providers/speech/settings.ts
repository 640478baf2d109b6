import { z } from 'zod';

/** Names of the environment; `.env.example` and docs/audio.md explain them. */
const environment = z
  .object({
    SPEECH_OPENAI_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://api.openai.com/v1' })
      .optional(),
    SPEECH_OPENAI_KEY: z.string().min(1).optional(),
    SPEECH_OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini-tts'),
    SPEECH_OPENAI_VOICES: z
      .string()
      .regex(
        /^\s*[\w.-]+(\s*,\s*[\w.-]+)*\s*;\s*[\w.-]+(\s*,\s*[\w.-]+)*\s*$/,
        'must look like coral,nova;ash,onyx (women; men)',
      )
      .default('coral,nova;ash,onyx'),
    SPEECH_AZURE_REGION: z
      .string()
      .regex(/^[a-z0-9]+$/, 'must be a region such as norwayeast')
      .optional(),
    SPEECH_AZURE_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://norwayeast.tts.speech.microsoft.com' })
      .optional(),
    SPEECH_AZURE_KEY: z.string().min(1).optional(),
    SPEECH_PIPER_URL: z
      .union([
        z.literal('off'),
        z.url({ protocol: /^https?$/, error: 'must be off, or the address of an .onnx file' }),
      ])
      .optional(),
    SPEECH_PIPER_SHA256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
      .optional(),
    ESPEAK_PATH: z.string().min(1).optional(),
    SPEECH_AHEAD: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
    AUDIO_CACHE_MB: z.coerce
      .number({ error: 'must be a number' })
      .int()
      .min(50, 'must be at least 50')
      .default(2000),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((values, context) => {
    if (!values.SPEECH_OPENAI_URL !== !values.SPEECH_OPENAI_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['SPEECH_OPENAI_KEY'],
        message: 'and SPEECH_OPENAI_URL are set both or neither',
      });
    }
    if (!(values.SPEECH_AZURE_REGION ?? values.SPEECH_AZURE_URL) !== !values.SPEECH_AZURE_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['SPEECH_AZURE_KEY'],
        message: 'and SPEECH_AZURE_REGION (or _URL) are set both or neither',
      });
    }
    if (values.SPEECH_PIPER_URL && values.SPEECH_PIPER_URL !== 'off' && !values.SPEECH_PIPER_SHA256) {
      context.addIssue({
        code: 'custom',
        path: ['SPEECH_PIPER_SHA256'],
        message: 'is missing: a voice is only fetched when its checksum is known',
      });
    }
  });

export type SpeechSettings = {
  /** Any service that speaks OpenAI's `POST <url>/audio/speech`. */
  readonly openai?: {
    readonly url: string;
    readonly key: string;
    readonly model: string;
    readonly voices: { readonly woman: readonly string[]; readonly man: readonly string[] };
  };
  /** Azure's nb-NO voices; `url` is the service's address without a path. */
  readonly azure?: { readonly url: string; readonly key: string };
  /** Where the Piper voice may be fetched from; without it only what lies in `<DATA_DIR>/voices` is used. */
  readonly piper?: PiperSource;
  /** A system `espeak-ng` instead of the one in WebAssembly. */
  readonly espeakPath?: string;
  /** Whether sound is made in the background after the start; else only when it is asked for. */
  readonly ahead: boolean;
  /** How much the folder of made audio may hold. */
  readonly cacheMegabytes: number;
};

export type PiperSource = {
  readonly url: string;
  readonly checksum: { readonly algorithm: 'sha256' | 'md5'; readonly hex: string };
};

/**
 * The voice that is fetched when nothing else is said: Piper's Norwegian voice, 63,201,294 bytes.
 * The checksum is the one in the publisher's list (rhasspy/wyoming-piper, voices.json).
 */
export const talesyntese: PiperSource = {
  url: 'https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0/no/no_NO/talesyntese/medium/no_NO-talesyntese-medium.onnx',
  checksum: { algorithm: 'md5', hex: '9fc876e7edc6593086b4f2f34889f44b' },
};

/**
 * Reads the speech settings from the environment (empty values are no values).
 * Under NODE_ENV=test nothing is fetched unless a URL is given.
 * @throws Error with one line for each setting that is wrong.
 */
export function readSpeechSettings(env: Readonly<Record<string, string | undefined>>): SpeechSettings {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  const values = parsed.data;
  const [women = '', men = ''] = values.SPEECH_OPENAI_VOICES.split(';');
  const azureUrl =
    values.SPEECH_AZURE_URL ??
    (values.SPEECH_AZURE_REGION && `https://${values.SPEECH_AZURE_REGION}.tts.speech.microsoft.com`);
  return {
    ...(values.SPEECH_OPENAI_URL && values.SPEECH_OPENAI_KEY
      ? {
          openai: {
            url: values.SPEECH_OPENAI_URL.replace(/\/+$/, ''),
            key: values.SPEECH_OPENAI_KEY,
            model: values.SPEECH_OPENAI_MODEL,
            voices: { woman: names(women), man: names(men) },
          },
        }
      : {}),
    ...(azureUrl && values.SPEECH_AZURE_KEY
      ? { azure: { url: azureUrl.replace(/\/+$/, ''), key: values.SPEECH_AZURE_KEY } }
      : {}),
    ...piperSource(values),
    ...(values.ESPEAK_PATH ? { espeakPath: values.ESPEAK_PATH } : {}),
    ahead: values.SPEECH_AHEAD === 'true',
    cacheMegabytes: values.AUDIO_CACHE_MB,
  };
}

function names(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim());
}

function piperSource(values: z.infer<typeof environment>): { readonly piper?: PiperSource } {
  const { SPEECH_PIPER_URL: url, SPEECH_PIPER_SHA256: hex } = values;
  if (url === 'off' || (!url && values.NODE_ENV === 'test')) return {};
  return {
    piper: url && hex ? { url, checksum: { algorithm: 'sha256', hex: hex.toLowerCase() } } : talesyntese,
  };
}
