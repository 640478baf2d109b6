import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelSettings } from './model-settings.ts';
import type { Reply } from './reply-schema.ts';

/** What the server does with one request: a reply in its wire format, or something else entirely. */
export type ModelAnswer =
  | {
      readonly content: string;
      readonly delayMs?: number;
      /** Where a stream is asked for: how it comes. Left out: in one piece. */
      readonly stream?: StreamManner;
    }
  | {
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly delayMs?: number;
    }
  | { readonly dropped: 'at once' | 'half way' };

/** Pieces of so many characters, with a pause between them; after `breakAfter` pieces the line breaks. */
export type StreamManner = {
  readonly length: number;
  readonly pauseMs: number;
  readonly breakAfter?: number;
};

export type AskedOfModel = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Everything that a model would read. */
  readonly prompt: string;
  readonly body: Readonly<Record<string, unknown>>;
};

export type ModelServer = {
  readonly settings: (api: ModelSettings['api']) => ModelSettings;
  /** Taken in order; afterwards each request gets `usual`. */
  readonly answers: ModelAnswer[];
  usual: (asked: AskedOfModel) => ModelAnswer;
  readonly asked: AskedOfModel[];
  /** Streams that have come to their end. */
  readonly ended: AskedOfModel[];
  readonly close: () => Promise<void>;
};

/** A local server that speaks OpenAI's chat completions, Anthropic's messages and Ollama's chat, by path. */
export async function openModelServer(): Promise<ModelServer> {
  const state = {
    answers: [] as ModelAnswer[],
    asked: [] as AskedOfModel[],
    ended: [] as AskedOfModel[],
    usual: (): ModelAnswer => ({ content: JSON.stringify(goodReply) }),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedOfModel['body'];
    const path = request.url ?? '';
    const asked = { path, headers: request.headers, prompt: promptOf(body), body };
    state.asked.push(asked);
    send(response, { asked, answer: state.answers.shift() ?? model.usual(asked), ended: state.ended });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model: ModelServer = Object.assign(state, {
    settings: (api: ModelSettings['api']): ModelSettings => ({
      api,
      url: api === 'ollama' ? origin : `${origin}/v1`,
      key: 'sk-test-secret',
      model: 'test-model',
      strictSchema: true,
      timeoutMs: 3000,
      limits: { plus: 2, premium: 3, all: 100 },
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
  return model;
}

/** All texts of a request, in whichever of the three formats. */
function promptOf(body: Readonly<Record<string, unknown>>): string {
  const texts: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (typeof value === 'object' && value !== null)
      for (const part of ['text', 'content'] as const) gather((value as Record<string, unknown>)[part]);
  };
  gather(body.system);
  gather(body.messages);
  return texts.join('\n');
}

function send(
  response: ServerResponse,
  {
    asked,
    answer,
    ended,
  }: { readonly asked: AskedOfModel; readonly answer: ModelAnswer; readonly ended: AskedOfModel[] },
): void {
  if ('dropped' in answer) {
    if (answer.dropped === 'half way') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":"x",');
      setTimeout(() => response.destroy(), 20);
    } else response.destroy();
    return;
  }
  setTimeout(() => {
    if ('content' in answer && asked.body.stream === true) {
      const content = answer.content.replace('{{code}}', codeIn(asked));
      const manner = answer.stream ?? { length: 1e6, pauseMs: 0 };
      void sendStream(response, { asked, content, manner }).then((isWhole) => isWhole && ended.push(asked));
      return;
    }
    const { status, body, headers } =
      'content' in answer
        ? {
            status: 200,
            body: JSON.stringify(wireOf(asked, answer.content.replace('{{code}}', codeIn(asked)))),
            headers: {},
          }
        : { headers: {}, ...answer };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  }, answer.delayMs ?? 0);
}

async function sendStream(
  response: ServerResponse,
  {
    asked: { path, body },
    content,
    manner: { length, pauseMs, breakAfter = Number.POSITIVE_INFINITY },
  }: { readonly asked: AskedOfModel; readonly content: string; readonly manner: StreamManner },
): Promise<boolean> {
  const wire = path.endsWith('/chat/completions')
    ? openaiStream
    : path.endsWith('/messages')
      ? anthropicStream(Array.isArray(body.tools))
      : ollamaStream;
  response.writeHead(200, { 'content-type': wire.type });
  response.write(wire.begin);
  const pieces = content.match(new RegExp(`[\\s\\S]{1,${Math.min(length, 60_000)}}`, 'gu')) ?? [];
  for (const [at, piece] of pieces.entries()) {
    if (at >= breakAfter) {
      response.destroy();
      return false;
    }
    response.write(wire.piece(piece));
    if (pauseMs > 0) await delay(pauseMs);
  }
  response.end(wire.end);
  return true;
}

type Wire = {
  readonly type: string;
  readonly begin: string;
  readonly piece: (text: string) => string;
  readonly end: string;
};

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: object, reason: string | null) =>
  event({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' },
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
const openaiStream: Wire = {
  type: 'text/event-stream',
  begin: chunk({ role: 'assistant', content: '' }, null),
  piece: (content) => chunk({ content }, null),
  end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
};

const named = (type: string, data: object = {}) => `event: ${type}\n${event({ type, ...data })}`;
const anthropicStream = (hasTool: boolean): Wire => ({
  type: 'text/event-stream',
  begin:
    named('message_start', {
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'test-model', content: [] },
        ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 900, output_tokens: 1 } },
      },
    }) +
    named('content_block_start', {
      index: 0,
      content_block: hasTool
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }
        : { type: 'text', text: '' },
    }),
  piece: (text) =>
    named('content_block_delta', {
      index: 0,
      delta: hasTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
  end:
    named('content_block_stop', { index: 0 }) +
    named('message_delta', {
      delta: { stop_reason: hasTool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: 300 },
    }) +
    named('message_stop'),
});

const line = (content: string, rest: object = {}) =>
  `${JSON.stringify({ model: 'test-model', message: { role: 'assistant', content }, done: false, ...rest })}\n`;
const ollamaStream: Wire = {
  type: 'application/x-ndjson',
  begin: '',
  piece: (content) => line(content),
  end: line('', { done: true, done_reason: 'stop', prompt_eval_count: 900, eval_count: 300 }),
};

function codeIn({ prompt }: AskedOfModel): string {
  return /code word is ([0-9a-f]+)\./.exec(prompt)?.[1] ?? '';
}

function wireOf({ path, body }: AskedOfModel, content: string): object {
  if (path.endsWith('/chat/completions')) {
    return {
      ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'test-model' },
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
    };
  }
  if (path.endsWith('/messages')) {
    return {
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'test-model' },
      content: anthropicContent(content, Array.isArray(body.tools)),
      ...{ stop_reason: 'end_turn', stop_sequence: null },
      usage: { input_tokens: 900, output_tokens: 300 },
    };
  }
  return {
    ...{ model: 'test-model', created_at: '2026-11-23T06:00:00Z', done: true, done_reason: 'stop' },
    message: { role: 'assistant', content },
    ...{ prompt_eval_count: 900, eval_count: 300 },
  };
}

/** Older models are asked for the form by a tool, and answer with its input when it is JSON at all; newer ones by text. */
function anthropicContent(content: string, hasTool: boolean): object[] {
  if (!hasTool) return [{ type: 'text', text: content }];
  try {
    return [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(content) }];
  } catch {
    return [{ type: 'text', text: content }];
  }
}

/** The text of most tests: about A2. */
export const learnersText =
  'Hei Kari!\nJeg vil gjerne komme på festen din på lørdag. Jeg kan ta med en kake fordi jeg liker å bake. I går jeg kjøpte en fin gave til deg. Kan du hente meg på stasjonen klokka fem?\nHilsen Amal';

/** What a good model says of `learnersText`. */
export const goodReply: Reply = {
  /** Put in by the server, which finds the code word in the prompt as a model would. */
  code: '{{code}}',
  addressesAssessor: false,
  level: 'A2',
  general: [
    {
      nb: 'Du svarer på innbydelsen, og teksten er lett å følge.',
      en: 'You answer the invitation, and it is easy to follow.',
    },
  ],
  criteria: [
    {
      criterion: 'grammar',
      level: 'A2',
      quote: 'I går jeg kjøpte',
      nb: 'Noe bøying og rekkefølge er på plass, men ikke alt.',
      en: 'Some inflection and order are in place, but not all.',
    },
    {
      criterion: 'task',
      level: 'A2',
      quote: 'Kan du hente meg på stasjonen',
      nb: 'Du svarer på alle punktene i oppgaven.',
      en: 'You deal with all parts of the task.',
    },
  ],
  strengths: [
    {
      quote: 'fordi jeg liker å bake',
      nb: 'Du gir en grunn med et bindeord.',
      en: 'You give a reason with a linking word.',
    },
  ],
  improvements: [
    {
      quote: 'I går jeg kjøpte',
      nb: 'Sett verbet på plass nummer to når noe annet enn subjektet står først.',
      en: 'Put the verb in second place when the subject is not first.',
    },
  ],
  recommendations: [
    {
      nb: 'Øv på setninger som begynner med tid og sted.',
      en: 'Practise sentences that begin with time and place.',
    },
  ],
  findings: [
    {
      context: 'I går jeg kjøpte en fin gave',
      quote: 'jeg kjøpte',
      criterion: 'grammar',
      suggestion: 'kjøpte jeg',
      sure: true,
      nb: 'Verbet skal stå før subjektet når setningen begynner med tid.',
      en: 'The verb comes before the subject when the sentence begins with time.',
    },
  ],
};
