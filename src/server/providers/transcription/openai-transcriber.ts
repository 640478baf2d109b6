import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { bareType } from '#domain/speaking/recording-limits.ts';
import { cleanTranscript } from './clean-transcript.ts';
import type { Transcriber } from './transcriber.ts';
import type { ServiceSettings } from './transcription-settings.ts';

const tries = 2;
/** A transcript of ten minutes has some 10 kB; more than this is none. */
const maxReplyBytes = 256 * 1024;
const reply = z.object({ text: z.string() });
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/**
 * Any service with OpenAI's `POST /audio/transcriptions` (OpenAI, Speaches, LocalAI, a server with NB-Whisper). Busy (429)
 * and failing (5xx) services are asked once more after a second, or as long as they ask for, at most 5 s. What it answers
 * is not trusted: its form and length are checked, and no redirect is followed.
 */
export function openAiTranscriber(settings: ServiceSettings): Transcriber {
  const { url, key, model, timeoutMs } = settings;
  return {
    name: new URL(url).host,
    async transcribe({ bytes, type }, signal) {
      for (let attempt = 1; ; attempt++) {
        const form = new FormData();
        const bare = bareType(type);
        form.set('file', new Blob([bytes], { type: bare }), `recording.${endings[bare] ?? 'webm'}`);
        form.set('model', model);
        form.set('language', 'no');
        form.set('response_format', 'json');
        form.set('temperature', '0');
        const response = await fetch(`${url}/audio/transcriptions`, {
          method: 'POST',
          body: form,
          headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          redirect: 'error',
        });
        if (response.ok) return readReply(response);
        await response.body?.cancel();
        if (attempt >= tries || (response.status !== 429 && response.status < 500))
          throw new Error(`The transcription service answered ${response.status}.`);
        const asked = Number(response.headers.get('retry-after'));
        await delay(Math.min(5000, asked > 0 ? asked * 1000 : 1000), undefined, { signal });
      }
    },
  };
}

/** @throws Error unless it is the JSON that was asked for, of a plausible size */
async function readReply(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxReplyBytes) throw new Error('The transcription service answered with too much.');
    chunks.push(chunk);
  }
  const parsed = reply.safeParse(parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new Error('The transcription service answered in another form.');
  return cleanTranscript(parsed.data.text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
