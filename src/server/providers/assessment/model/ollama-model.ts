import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4Prompt,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
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
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

/** Ollama's own `POST /api/chat`, whose `format` takes a JSON schema; whole, or as lines of JSON with a piece each. */
export function ollamaModel(settings: {
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}): LanguageModelV4 {
  const { url, key, model } = settings;
  const address = `${url}/api/chat`;
  async function ask(
    { prompt, responseFormat, abortSignal }: LanguageModelV4CallOptions,
    stream: boolean,
  ): Promise<Response> {
    const body = {
      ...{ model, stream },
      messages: prompt.flatMap(messageOf),
      ...(responseFormat?.type === 'json' && { format: responseFormat.schema ?? 'json' }),
      options: { num_ctx: contextTokens, num_predict: replyTokens },
    };
    const response = await limitedFetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: abortSignal ?? null,
    });
    if (!response.ok) throw otherForm(response);
    return response;
  }
  function otherForm({ status, headers }: Response): APICallError {
    return new APICallError({
      message: 'Ollama did not answer in its form.',
      ...{ url: address, requestBodyValues: {}, statusCode: status },
      responseHeaders: Object.fromEntries(headers),
    });
  }
  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: model,
    supportedUrls: {},
    async doGenerate(options) {
      const response = await ask(options, false);
      const parsed = reply.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw otherForm(response);
      const { message } = parsed.data;
      return { content: [{ type: 'text', text: message.content }], ...endOf(parsed.data), warnings: [] };
    },
    async doStream(options) {
      const response = await ask(options, true);
      if (!response.body) throw otherForm(response);
      return {
        stream: response.body
          .pipeThrough(new TextDecoderStream())
          .pipeThrough(lines())
          .pipeThrough(pieces(() => otherForm(response))),
      };
    },
  };
}

type Ended = z.infer<typeof reply>;

function endOf({ done_reason: reason, prompt_eval_count: read, eval_count: written }: Ended) {
  return {
    finishReason: { unified: reason === 'length' ? ('length' as const) : ('stop' as const), raw: reason },
    usage: {
      inputTokens: { total: read, noCache: read, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: written, text: written, reasoning: undefined },
    },
  };
}

function lines(): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const all = (rest + chunk).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) if (line.trim() !== '') controller.enqueue(line);
    },
    flush(controller) {
      if (rest.trim() !== '') controller.enqueue(rest);
    },
  });
}

/** Lines of Ollama's as the parts that the `ai` package reads; one of another form ends it. */
function pieces(otherForm: () => Error): TransformStream<string, LanguageModelV4StreamPart> {
  const id = 'reply';
  return new TransformStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id });
    },
    transform(line, controller) {
      const parsed = reply.safeParse(parseOrNull(line));
      if (!parsed.success) {
        controller.error(otherForm());
        return;
      }
      const { message, done } = parsed.data;
      if (message.content !== '') controller.enqueue({ type: 'text-delta', id, delta: message.content });
      if (!done) return;
      controller.enqueue({ type: 'text-end', id });
      controller.enqueue({ type: 'finish', ...endOf(parsed.data) });
    },
  });
}

function parseOrNull(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
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
