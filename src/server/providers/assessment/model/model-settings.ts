import { z } from 'zod';

/** Wire formats that are spoken. */
const modelApis = ['openai', 'anthropic', 'ollama'] as const;
type ModelApi = (typeof modelApis)[number];

const defaultUrls: Readonly<Record<ModelApi, string | null>> = {
  openai: null,
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://localhost:11434',
};

const perDay = (usual: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(1_000_000, 'must be at most 1000000')
    .default(usual);

/** Names of the environment; `.env.example` explains them. */
const environment = z
  .object({
    LANGUAGE_MODEL_API: z.enum(modelApis, { error: 'must be openai, anthropic or ollama' }).optional(),
    LANGUAGE_MODEL_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://api.openai.com/v1' })
      .optional(),
    LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
    LANGUAGE_MODEL_NAME: z.string().min(1).max(200).optional(),
    LANGUAGE_MODEL_STRICT_SCHEMA: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('true'),
    LANGUAGE_MODEL_TIMEOUT_SECONDS: z.coerce
      .number({ error: 'must be a number' })
      .int()
      .min(1, 'must be at least 1')
      .max(100, 'must be at most 100')
      .default(45),
    LANGUAGE_MODEL_PER_DAY_PLUS: perDay(10),
    LANGUAGE_MODEL_PER_DAY_PREMIUM: perDay(30),
    LANGUAGE_MODEL_PER_DAY_ALL: perDay(2000),
  })
  .refine((values) => values.LANGUAGE_MODEL_API || !values.LANGUAGE_MODEL_URL, {
    path: ['LANGUAGE_MODEL_API'],
    error: 'is needed beside LANGUAGE_MODEL_URL: openai, anthropic or ollama',
  })
  .refine((values) => values.LANGUAGE_MODEL_API || !values.LANGUAGE_MODEL_KEY, {
    path: ['LANGUAGE_MODEL_API'],
    error: 'is needed beside LANGUAGE_MODEL_KEY: openai, anthropic or ollama',
  })
  .refine((values) => !values.LANGUAGE_MODEL_API || values.LANGUAGE_MODEL_NAME, {
    path: ['LANGUAGE_MODEL_NAME'],
    error: 'is needed beside LANGUAGE_MODEL_API: the model that is asked',
  })
  .refine((values) => values.LANGUAGE_MODEL_API !== 'openai' || values.LANGUAGE_MODEL_URL, {
    path: ['LANGUAGE_MODEL_URL'],
    error: 'is needed beside LANGUAGE_MODEL_API=openai, e.g. https://api.openai.com/v1',
  })
  .refine((values) => values.LANGUAGE_MODEL_API !== 'anthropic' || values.LANGUAGE_MODEL_KEY, {
    path: ['LANGUAGE_MODEL_KEY'],
    error: 'is needed beside LANGUAGE_MODEL_API=anthropic',
  });

/** Assessments that may be asked of the model in 24 hours. Rule 9.346. */
export type ModelLimits = { readonly plus: number; readonly premium: number; readonly all: number };

export type ModelSettings = {
  readonly api: ModelApi;
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** Whether the server is sent the reply's JSON schema; the shape stands in the instructions as well. */
  readonly strictSchema: boolean;
  /** One try may take this long. */
  readonly timeoutMs: number;
  readonly limits: ModelLimits;
};

/**
 * Reads the settings from the environment (empty values are no values); null without a model.
 * @throws Error with one line for each setting that is wrong.
 */
export function readModelSettings(env: Readonly<Record<string, string | undefined>>): ModelSettings | null {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  const { LANGUAGE_MODEL_API: api, LANGUAGE_MODEL_NAME: model, ...values } = parsed.data;
  const url = values.LANGUAGE_MODEL_URL ?? (api && defaultUrls[api]);
  if (!api || !model || !url) return null;
  return {
    ...{ api, model },
    url: url.replace(/\/+$/, ''),
    key: values.LANGUAGE_MODEL_KEY ?? null,
    strictSchema: values.LANGUAGE_MODEL_STRICT_SCHEMA === 'true',
    timeoutMs: values.LANGUAGE_MODEL_TIMEOUT_SECONDS * 1000,
    limits: {
      plus: values.LANGUAGE_MODEL_PER_DAY_PLUS,
      premium: values.LANGUAGE_MODEL_PER_DAY_PREMIUM,
      all: values.LANGUAGE_MODEL_PER_DAY_ALL,
    },
  };
}

/** Who reads the text, as the page, /healthz and the learner's agreement name them. */
export function modelProvider({ url, model }: ModelSettings): string {
  return `${new URL(url).host} (${model})`;
}
