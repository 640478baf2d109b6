import type { LanguageModelV4 } from '@ai-sdk/provider';
import { limitedFetch } from './limited-fetch.ts';
import type { ModelSettings } from './model-settings.ts';

/** The model of the settings. Its package is loaded here, so that a product without a model does not hold it. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModelV4> {
  const { api, url, key, model, strictSchema } = settings;
  switch (api) {
    case 'openai': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        ...{ name: 'openai', baseURL: url, fetch: limitedFetch },
        ...(key && { apiKey: key }),
        supportsStructuredOutputs: strictSchema,
      });
      return provider.chatModel(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch: limitedFetch })(model);
    }
    case 'ollama': {
      const { ollamaModel } = await import('./ollama-model.ts');
      return ollamaModel({ url, key, model });
    }
  }
}
