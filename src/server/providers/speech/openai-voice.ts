import { spokenText } from '#domain/language/spoken-text.ts';
import { fetchSound } from './http-voice.ts';
import { paces } from './pace.ts';
import type { SpeechSettings } from './settings.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';

/**
 * Any service with OpenAI's `POST /audio/speech` (OpenAI, LocalAI, Speaches, Kokoro …), asked for WAVE.
 * `instructions` is read by OpenAI's newer voices; services that do not know it leave it out of account.
 */
export function createOpenAiVoice(settings: NonNullable<SpeechSettings['openai']>): VoiceEngine {
  function question({ text, voice, nth, level }: Turn): object {
    const voices = settings.voices[voice];
    return {
      model: settings.model,
      voice: voices[nth % voices.length],
      input: spokenText(text),
      instructions: 'Snakk naturlig norsk bokmål med østnorsk uttale.',
      speed: paces[level].rate,
      response_format: 'wav',
    };
  }
  return {
    name: 'openai',
    robot: false,
    voices: () => [...settings.voices.woman, ...settings.voices.man],
    isReady: () => true,
    plan: (turn) => JSON.stringify([settings.url, question(turn)]),
    async speak(turn) {
      const bytes = await fetchSound(`${settings.url}/audio/speech`, {
        headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
        body: JSON.stringify(question(turn)),
      });
      return { sounds: [{ kind: 'file', bytes }], pauseMs: 0 };
    },
    close: () => Promise.resolve(),
  };
}
