import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAzureVoice } from './azure-voice.ts';
import { createOpenAiVoice } from './openai-voice.ts';
import { readSpeechSettings } from './settings.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';
import { writeWav } from './wav.ts';

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

const wav = writeWav({ samples: new Float32Array(2400).fill(0.1), rate: 24_000 });
const turn: Turn = { text: 'Toget går kl. 15.30 & det er <fint>.', voice: 'woman', nth: 0, level: 'A1' };

// A server that speaks both services' HTTP.
let server: Server;
let asked: Asked[] = [];
let statuses: number[] = [];
let origin = '';

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const status = statuses.shift() ?? 200;
      if (status === 200) response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
      else response.writeHead(status, { 'retry-after': '0.01' }).end('{"error":"no"}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  statuses = [];
});

function openAi(): VoiceEngine {
  const settings = readSpeechSettings({
    SPEECH_OPENAI_URL: `${origin}/v1/`,
    SPEECH_OPENAI_KEY: 'sk-secret',
    SPEECH_OPENAI_VOICES: 'nova, coral; onyx',
  });
  if (!settings.openai) throw new Error('not set');
  return createOpenAiVoice(settings.openai);
}

function azure(): VoiceEngine {
  const settings = readSpeechSettings({ SPEECH_AZURE_URL: origin, SPEECH_AZURE_KEY: 'azure-secret' });
  if (!settings.azure) throw new Error('not set');
  return createAzureVoice(settings.azure);
}

describe('an OpenAI-compatible service', () => {
  it('is asked as its reference says: POST /audio/speech with model, voice, input, speed and format', async () => {
    await openAi().speak(turn);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/audio/speech' });
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer sk-secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      model: 'gpt-4o-mini-tts',
      voice: 'nova',
      input: 'Toget går klokka femten tretti og det er fint.',
      speed: 0.74,
      response_format: 'wav',
    });
  });

  it('gives the second woman the second voice, and a second man the first again', async () => {
    await openAi().speak({ ...turn, nth: 1 });
    await openAi().speak({ ...turn, voice: 'man', nth: 1 });
    expect(asked.map(({ body }) => (JSON.parse(body) as { voice: string }).voice)).toEqual(['coral', 'onyx']);
  });
});

describe('Azure', () => {
  it('is asked with SSML in a nb-NO voice at the level’s pace', async () => {
    await azure().speak(turn);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/cognitiveservices/v1' });
    expect(asked[0]?.headers).toMatchObject({
      'ocp-apim-subscription-key': 'azure-secret',
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
    });
    expect(asked[0]?.body).toContain('<voice name="nb-NO-PernilleNeural"><prosody rate="-26%"');
  });

  it('parts sentences by the level’s pause and escapes what XML would read', async () => {
    await azure().speak({ ...turn, text: 'Hei. Vi er M&M.', voice: 'man', level: 'C1' });
    expect(asked[0]?.body).toContain('>Hei.<break time="280ms"/>Vi er M og M.</prosody>');
    expect(asked[0]?.body).toContain('nb-NO-FinnNeural');
  });
});

describe('a service that fails', () => {
  it('is asked again when it is busy', async () => {
    statuses = [429, 503];
    const { sounds } = await openAi().speak(turn);
    expect(sounds).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  it('is asked three times at most', async () => {
    statuses = [500, 500, 500, 500];
    await expect(azure().speak(turn)).rejects.toThrow('answered 500');
    expect(asked).toHaveLength(3);
  });

  it('is not asked again when it refuses, and the error holds no key', async () => {
    statuses = [401];
    const failure = await openAi()
      .speak(turn)
      .catch((error: Error) => error.message);
    expect(failure).toContain('401');
    expect(failure).not.toContain('sk-secret');
    expect(asked).toHaveLength(1);
  });
});
