import { describe, expect, it } from 'vitest';
import { readSpeechSettings, talesyntese } from './settings.ts';

describe('speech settings', () => {
  it('without any: no service, the known Piper voice, espeak of our own, and sound made ahead', () => {
    expect(readSpeechSettings({})).toEqual({ piper: talesyntese, ahead: true, cacheMegabytes: 2000 });
  });

  it('fetch nothing when turned off, or under test', () => {
    expect(readSpeechSettings({ SPEECH_PIPER_URL: 'off' }).piper).toBeUndefined();
    expect(readSpeechSettings({ NODE_ENV: 'test' }).piper).toBeUndefined();
  });

  it('let sound be made only when it is asked for', () => {
    expect(readSpeechSettings({ SPEECH_AHEAD: 'false' }).ahead).toBe(false);
  });

  it('name women and men, and the region’s address', () => {
    const settings = readSpeechSettings({
      SPEECH_OPENAI_URL: 'http://localhost:8000/v1/',
      SPEECH_OPENAI_KEY: 'k',
      SPEECH_OPENAI_VOICES: 'nova, coral ; onyx',
      SPEECH_AZURE_REGION: 'norwayeast',
      SPEECH_AZURE_KEY: 'k',
      ESPEAK_PATH: '',
    });
    expect(settings.openai).toMatchObject({
      url: 'http://localhost:8000/v1',
      voices: { woman: ['nova', 'coral'], man: ['onyx'] },
    });
    expect(settings.azure?.url).toBe('https://norwayeast.tts.speech.microsoft.com');
    expect(settings.espeakPath).toBeUndefined();
  });

  it.each([
    [{ SPEECH_OPENAI_URL: 'http://localhost/v1' }, 'SPEECH_OPENAI_KEY'],
    [{ SPEECH_OPENAI_URL: 'localhost', SPEECH_OPENAI_KEY: 'k' }, 'SPEECH_OPENAI_URL must look like'],
    [{ SPEECH_AZURE_KEY: 'k' }, 'SPEECH_AZURE_KEY'],
    [{ SPEECH_PIPER_URL: 'https://example.no/voice.onnx' }, 'SPEECH_PIPER_SHA256 is missing'],
    [{ SPEECH_OPENAI_VOICES: 'nova' }, 'SPEECH_OPENAI_VOICES must look like'],
    [{ AUDIO_CACHE_MB: 'much' }, 'AUDIO_CACHE_MB must be a number'],
    [{ SPEECH_AHEAD: 'off' }, 'SPEECH_AHEAD must be true or false'],
  ])('that are wrong are named: %j', (env, message) => {
    expect(() => readSpeechSettings(env)).toThrow(message);
  });
});
