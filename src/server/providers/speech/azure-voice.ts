import { sentencesOf, spokenText } from '#domain/language/spoken-text.ts';
import { fetchSound } from './http-voice.ts';
import { paces } from './pace.ts';
import type { SpeechSettings } from './settings.ts';
import type { Voice } from './speech.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';

/** Azure's Norwegian voices. There is one man: a second one is the same, lower. */
const voices: Readonly<Record<Voice, readonly { readonly name: string; readonly pitch: string }[]>> = {
  woman: [
    { name: 'nb-NO-PernilleNeural', pitch: '+0%' },
    { name: 'nb-NO-IselinNeural', pitch: '+0%' },
  ],
  man: [
    { name: 'nb-NO-FinnNeural', pitch: '+0%' },
    { name: 'nb-NO-FinnNeural', pitch: '-12%' },
  ],
};

/** Azure AI Speech, text to speech over REST (`POST /cognitiveservices/v1`, SSML in, 24 kHz WAVE out). */
export function createAzureVoice(settings: NonNullable<SpeechSettings['azure']>): VoiceEngine {
  return {
    name: 'azure',
    robot: false,
    voices: () => ['nb-NO-PernilleNeural', 'nb-NO-IselinNeural', 'nb-NO-FinnNeural'],
    isReady: () => true,
    plan: ssml,
    async speak(turn) {
      const bytes = await fetchSound(`${settings.url}/cognitiveservices/v1`, {
        headers: {
          'ocp-apim-subscription-key': settings.key,
          'content-type': 'application/ssml+xml',
          'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
          'user-agent': 'bestatt',
        },
        body: ssml(turn),
      });
      return { sounds: [{ kind: 'file', bytes }], pauseMs: 0 };
    },
    close: () => Promise.resolve(),
  };
}

function ssml({ text, voice, nth, level }: Turn): string {
  const kinds = voices[voice];
  const { name, pitch } = kinds[nth % kinds.length] as (typeof kinds)[number];
  const { rate, sentencePauseMs } = paces[level];
  const said = sentencesOf(spokenText(text)).map(escaped).join(`<break time="${sentencePauseMs}ms"/>`);
  return `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="nb-NO"><voice name="${name}"><prosody rate="${Math.round((rate - 1) * 100)}%" pitch="${pitch}">${said}</prosody></voice></speak>`;
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
}
