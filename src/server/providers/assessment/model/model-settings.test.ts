import { describe, expect, test } from 'vitest';
import { modelProvider, readModelSettings } from './model-settings.ts';

const limits = { plus: 10, premium: 30, all: 2000 };
const named = { LANGUAGE_MODEL_NAME: 'm' };

describe('the settings of a language model are checked at the start', () => {
  test('none, and no text leaves the house', () => {
    expect(readModelSettings({})).toBeNull();
    expect(readModelSettings({ LANGUAGE_MODEL_API: '', LANGUAGE_MODEL_URL: '' })).toBeNull();
  });

  test('each wire with the least that it needs', () => {
    const openai = {
      LANGUAGE_MODEL_API: 'openai',
      LANGUAGE_MODEL_URL: 'https://models.example/v1/',
      ...named,
    };
    expect(readModelSettings(openai)).toEqual({
      ...{ api: 'openai', url: 'https://models.example/v1', key: null, model: 'm' },
      ...{ strictSchema: true, timeoutMs: 45_000, limits },
    });
    expect(
      readModelSettings({ LANGUAGE_MODEL_API: 'anthropic', LANGUAGE_MODEL_KEY: 'k', ...named }),
    ).toMatchObject({
      ...{ url: 'https://api.anthropic.com/v1', key: 'k' },
    });
    expect(readModelSettings({ LANGUAGE_MODEL_API: 'ollama', ...named })).toMatchObject({
      url: 'http://localhost:11434',
    });
  });

  test('limits and patience are numbers of one’s own', () => {
    const settings = readModelSettings({
      ...{ LANGUAGE_MODEL_API: 'ollama', LANGUAGE_MODEL_TIMEOUT_SECONDS: '90', ...named },
      ...{
        LANGUAGE_MODEL_PER_DAY_PLUS: '0',
        LANGUAGE_MODEL_PER_DAY_PREMIUM: '5',
        LANGUAGE_MODEL_PER_DAY_ALL: '50',
      },
      LANGUAGE_MODEL_STRICT_SCHEMA: 'false',
    });
    expect(settings).toMatchObject({
      ...{ timeoutMs: 90_000, strictSchema: false, limits: { plus: 0, premium: 5, all: 50 } },
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ LANGUAGE_MODEL_API: 'mistral', ...named }, 'LANGUAGE_MODEL_API must be openai, anthropic or ollama'],
    [{ LANGUAGE_MODEL_URL: 'http://x/v1' }, 'LANGUAGE_MODEL_API is needed beside LANGUAGE_MODEL_URL'],
    [{ LANGUAGE_MODEL_KEY: 'k' }, 'LANGUAGE_MODEL_API is needed beside LANGUAGE_MODEL_KEY'],
    [{ LANGUAGE_MODEL_API: 'ollama' }, 'LANGUAGE_MODEL_NAME is needed beside LANGUAGE_MODEL_API'],
    [
      { LANGUAGE_MODEL_API: 'openai', ...named },
      'LANGUAGE_MODEL_URL is needed beside LANGUAGE_MODEL_API=openai',
    ],
    [
      { LANGUAGE_MODEL_API: 'anthropic', ...named },
      'LANGUAGE_MODEL_KEY is needed beside LANGUAGE_MODEL_API=anthropic',
    ],
    [
      { LANGUAGE_MODEL_API: 'ollama', LANGUAGE_MODEL_URL: 'ftp://x', ...named },
      'LANGUAGE_MODEL_URL must look like',
    ],
    [
      { LANGUAGE_MODEL_API: 'ollama', LANGUAGE_MODEL_TIMEOUT_SECONDS: '0', ...named },
      'LANGUAGE_MODEL_TIMEOUT_SECONDS must be at least 1',
    ],
    [
      { LANGUAGE_MODEL_API: 'ollama', LANGUAGE_MODEL_PER_DAY_PLUS: 'many', ...named },
      'LANGUAGE_MODEL_PER_DAY_PLUS must be a number',
    ],
  ])('%j is refused in one sentence', (env, message) => {
    expect(() => readModelSettings(env)).toThrow(message);
  });

  test('the page and /healthz name host and model, never the key', () => {
    const settings = readModelSettings({
      ...{
        LANGUAGE_MODEL_API: 'anthropic',
        LANGUAGE_MODEL_KEY: 'sk-secret',
        LANGUAGE_MODEL_NAME: 'claude-x',
      },
    });
    expect(settings && modelProvider(settings)).toBe('api.anthropic.com (claude-x)');
  });
});
