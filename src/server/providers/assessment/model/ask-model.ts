import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { z } from 'zod';

const tries = 2;
/** All tries together, pauses too: less than the job that waits for it may take. */
const togetherMs = 105_000;
/** Before the second try, unless the service asks for another pause; a reply of another form needs none. */
const usualPauseMs = 1000;
const longestPauseMs = 5000;

/** `unreachable`: no answer came. `unusable`: one came, which may have cost something, and it was not in the form asked for. */
export type ModelFailure = {
  readonly failure: 'unreachable' | 'unusable';
  /** For the log: our own words and a status, never what the service said, which may repeat the key or the text. */
  readonly why: string;
};
export type ModelReply<Reply> =
  | { readonly kind: 'answered'; readonly reply: Reply }
  | ({ readonly kind: 'failed' } & ModelFailure);

/**
 * Asks a model for a reply of a form. Busy (408, 409, 429) and failing (5xx) services, broken connections, and replies of another form
 * are tried once more.
 */
export async function askModel<Reply>(asked: {
  readonly model: LanguageModelV4;
  readonly schema: z.ZodType<Reply>;
  readonly instructions: string;
  readonly prompt: string;
  readonly timeoutMs: number;
  /** Before the second try, unless the service asks for another; left out: a second. */
  readonly pauseMs?: number | undefined;
  readonly signal: AbortSignal;
  /**
   * Told of the reply while it comes, as far as its JSON can be read, null when that attempt came to nothing. The first attempt is
   * then a stream; the second asks for the whole, of services too that do not stream. Left out: both ask for the whole.
   */
  readonly follow?: FollowReply | undefined;
}): Promise<ModelReply<Reply>> {
  const { timeoutMs, pauseMs = usualPauseMs, signal, follow, ...question } = asked;
  const together = AbortSignal.any([signal, AbortSignal.timeout(togetherMs)]);
  for (let attempt = 1; ; attempt++) {
    try {
      const abortSignal = AbortSignal.any([together, AbortSignal.timeout(timeoutMs)]);
      const reply =
        follow && attempt === 1
          ? await stream({ ...question, abortSignal, follow })
          : await generate({ ...question, abortSignal });
      return { kind: 'answered', reply };
    } catch (error) {
      if (attempt === 1) follow?.(null);
      signal.throwIfAborted();
      const { failed, again, afterMs } = await describeFailure(error);
      if (attempt >= tries || !again || together.aborted) return { kind: 'failed', ...failed };
      const pause = failed.failure === 'unusable' ? 0 : Math.min(longestPauseMs, afterMs ?? pauseMs);
      await delay(pause, undefined, { signal });
    }
  }
}

/** What can be read of a reply so far: its last value may be half there. */
export type FollowReply = (sofar: unknown) => void;

type Question<Reply> = {
  readonly model: LanguageModelV4;
  readonly schema: z.ZodType<Reply>;
  readonly instructions: string;
  readonly prompt: string;
  readonly abortSignal: AbortSignal;
};

async function stream<Reply>(question: Question<Reply> & { readonly follow: FollowReply }): Promise<Reply> {
  const { streamText, Output, parsePartialJson } = await import('ai');
  const { schema, follow, ...asked } = question;
  globalThis.AI_SDK_LOG_WARNINGS = false;
  let broken: unknown = null;
  const result = streamText({
    ...asked,
    output: Output.object({ schema }),
    maxRetries: 0,
    telemetry: { isEnabled: false },
    // It tells of an error here and not where the text is read.
    onError: ({ error }) => {
      broken ??= error;
    },
  });
  let text = '';
  for await (const piece of result.textStream) {
    text += piece;
    const { value } = await parsePartialJson(text);
    if (value !== undefined) follow(value);
  }
  asked.abortSignal.throwIfAborted();
  if (broken !== null) throw broken;
  return result.output;
}

async function generate<Reply>(question: Question<Reply>): Promise<Reply> {
  const { generateText, Output } = await import('ai');
  const { schema, ...asked } = question;
  // Its warnings name settings, on stderr and past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { output } = await generateText({
    ...asked,
    output: Output.object({ schema }),
    maxRetries: 0,
    telemetry: { isEnabled: false },
  });
  return output;
}

type Described = {
  readonly failed: ModelFailure;
  readonly again: boolean;
  readonly afterMs?: number;
};

async function describeFailure(error: unknown): Promise<Described> {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import('ai');
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return { failed: { failure: 'unusable', why: 'it answered in another form' }, again: true };
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const status = error.statusCode;
    if (status < 400)
      return { failed: { failure: 'unusable', why: 'it answered in another form' }, again: true };
    const seconds = Number(error.responseHeaders?.['retry-after']);
    return {
      failed: { failure: 'unreachable', why: `it answered ${status}` },
      again: [408, 409, 429].includes(status) || status >= 500,
      ...(seconds > 0 && { afterMs: seconds * 1000 }),
    };
  }
  const timedOut = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return {
    failed: {
      failure: 'unreachable',
      why: timedOut ? 'it took too long' : 'no connection, or one that broke',
    },
    again: !timedOut,
  };
}
