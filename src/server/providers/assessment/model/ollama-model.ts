import { APICallError, type LanguageModelV4, type LanguageModelV4Prompt } from '@ai-sdk/provider';
import { z } from 'zod';
import { limitedFetch } from './limited-fetch.ts';

/**
 * Tokens that the longest text, its task, the criteria and the reply need together. Ollama's own default is 4096, and it
 * cuts a longer prompt without a word.
 */
const contextTokens = 16_384;
const replyTokens = 4096;

const reply = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

/** Ollama's own `POST /api/chat`, whose `format` takes a JSON schema. It is asked for whole answers only. */
export function ollamaModel(settings: {
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}): LanguageModelV4 {
  const { url, key, model } = settings;
  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: model,
    supportedUrls: {},
    async doGenerate({ prompt, responseFormat, abortSignal }) {
      const body = {
        model,
        stream: false,
        messages: prompt.flatMap(messageOf),
        ...(responseFormat?.type === 'json' && { format: responseFormat.schema ?? 'json' }),
        options: { num_ctx: contextTokens, num_predict: replyTokens },
      };
      const address = `${url}/api/chat`;
      const response = await limitedFetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body),
        signal: abortSignal ?? null,
      });
      const parsed = reply.safeParse(await response.json().catch(() => null));
      if (!response.ok || !parsed.success) {
        throw new APICallError({
          message: 'Ollama did not answer in its form.',
          ...{ url: address, requestBodyValues: {}, statusCode: response.status },
          responseHeaders: Object.fromEntries(response.headers),
        });
      }
      const { message, done_reason: reason, prompt_eval_count: read, eval_count: written } = parsed.data;
      return {
        content: [{ type: 'text', text: message.content }],
        finishReason: { unified: reason === 'length' ? 'length' : 'stop', raw: reason },
        usage: {
          inputTokens: { total: read, noCache: read, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: written, text: written, reasoning: undefined },
        },
        warnings: [],
      };
    },
    doStream: () => Promise.reject(new Error('Ollama is asked for whole answers only.')),
  };
}

function messageOf(message: LanguageModelV4Prompt[number]) {
  if (message.role === 'system') return [{ role: 'system', content: message.content }];
  if (message.role !== 'user') return [];
  return [
    {
      role: 'user',
      content: message.content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    },
  ];
}
