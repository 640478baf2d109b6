import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAiTranscriber } from './openai-transcriber.ts';
import { readTranscriptionSettings } from './transcription-settings.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: string; delayMs?: number };
type Asked = { path: string; authorization: string; form: FormData };

/** A local server that speaks the wire format. */
let server: Server;
let url: string;
let answers: Answer[] = [];
let asked: Asked[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type = '', authorization = '' } = request.headers;
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    asked.push({ path: request.url ?? '', authorization, form });
    const { status = 200, headers = {}, body, delayMs = 0 } = answers.shift() ?? { body: '{"text":"Hei"}' };
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    }, delayMs);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  answers = [];
  asked = [];
});

const recording = { bytes: Uint8Array.from([1, 2, 3]), type: 'audio/webm;codecs=opus' };
const never = new AbortController().signal;
const ask = (timeoutMs = 2000, signal = never) =>
  openAiTranscriber({ kind: 'service', url, key: 'sk-test', model: 'nb-whisper', timeoutMs }).transcribe(
    recording,
    signal,
  );

test('the recording goes to the service with model, language and key, and its words come back', async () => {
  answers = [{ body: '{"text":" Jeg heter Amal. ","duration":3}' }];
  expect(await ask()).toBe('Jeg heter Amal.');
  const [{ path, authorization, form } = {} as Asked] = asked;
  expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-test']);
  expect([form.get('model'), form.get('language'), form.get('response_format')]).toEqual([
    'nb-whisper',
    'no',
    'json',
  ]);
  const file = form.get('file') as File;
  expect([file.name, file.type, file.size]).toEqual(['recording.webm', 'audio/webm', 3]);
});

test('a recording without words has an empty transcript', async () => {
  answers = [{ body: '{"text":"  \\n"}' }];
  expect(await ask()).toBe('');
});

describe('a service that is busy or fails', () => {
  test('is asked once more', async () => {
    answers = [{ status: 503, body: 'later' }, { body: '{"text":"Ja"}' }];
    expect(await ask()).toBe('Ja');
    expect(asked).toHaveLength(2);
  });

  test('twice is an error that says neither key nor answer', async () => {
    answers = [
      { status: 500, body: 'sk-test <script>' },
      { status: 500, body: '' },
    ];
    const error = await ask().catch((thrown: Error) => thrown.message);
    expect(error).toBe('The transcription service answered 500.');
  });

  test.each([400, 401, 413])('%d is not tried again', async (status) => {
    answers = [{ status, body: '{}' }];
    await expect(ask()).rejects.toThrow(String(status));
    expect(asked).toHaveLength(1);
  });
});

describe('a service that is slow', () => {
  test('is not waited for longer than the setting says', async () => {
    answers = [{ body: '{"text":"Ja"}', delayMs: 2000 }];
    const begun = performance.now();
    await expect(ask(150)).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  test('nor longer than whoever asked', async () => {
    answers = [{ body: '{"text":"Ja"}', delayMs: 2000 }];
    await expect(ask(5000, AbortSignal.timeout(100))).rejects.toThrow();
  });
});

describe('an answer of another form is an error, and nothing of it is shown', () => {
  test.each([
    ['a page', '<html>Hei</html>'],
    ['nothing', ''],
    ['half a JSON', '{"text":"He'],
    ['a list', '["Hei"]'],
    ['a text that is none', '{"text":{"toString":"x"}}'],
    ['far too much', `{"text":"${'a'.repeat(400_000)}"}`],
  ])('%s', async (_, body) => {
    answers = [{ body }];
    await expect(ask()).rejects.toThrow(/^The transcription service answered/);
  });

  test('a redirect to elsewhere is not followed', async () => {
    answers = [{ status: 307, headers: { location: `${url}/audio/transcriptions` }, body: '' }];
    await expect(ask()).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test('marks that turn or hide letters are taken out, and a long one is cut', async () => {
    answers = [{ body: JSON.stringify({ text: `Hei\u202e \u0000du\n\n${'a'.repeat(30_000)}` }) }];
    const text = await ask();
    expect(text.startsWith('Hei du aaa')).toBe(true);
    expect(text).toHaveLength(20_000);
  });
});

describe('the settings are checked at the start', () => {
  test('none, and nobody listens', () => {
    expect(readTranscriptionSettings({ TRANSCRIPTION_URL: '' })).toBeNull();
  });

  test('an address is enough', () => {
    expect(readTranscriptionSettings({ TRANSCRIPTION_URL: 'http://localhost:8000/v1/' })).toEqual({
      kind: 'service',
      url: 'http://localhost:8000/v1',
      key: null,
      model: 'whisper-1',
      timeoutMs: 60_000,
    });
  });

  test.each([
    [{ TRANSCRIPTION_URL: 'ftp://x' }, 'TRANSCRIPTION_URL must look like'],
    [{ TRANSCRIPTION_KEY: 'k' }, 'TRANSCRIPTION_URL is needed beside TRANSCRIPTION_KEY'],
    [{ TRANSCRIPTION_URL: 'http://x/v1', TRANSCRIPTION_TIMEOUT_SECONDS: '0' }, 'must be at least 1'],
  ])('%j is refused in one sentence', (env, message) => {
    expect(() => readTranscriptionSettings(env)).toThrow(message);
  });
});
