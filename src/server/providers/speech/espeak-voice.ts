import { sentencesOf, spokenText } from '#domain/language/spoken-text.ts';
import type { Espeak } from './espeak.ts';
import { espeakMarkup } from './espeak-markup.ts';
import { paces } from './pace.ts';
import type { Voice } from './speech.ts';
import type { Turn, VoiceEngine } from './voice-engine.ts';

/** Variants of espeak's one Norwegian voice. The second of a kind also differs in pitch. */
const variants: Readonly<Record<Voice, readonly { readonly voice: string; readonly pitch: number }[]>> = {
  woman: [
    { voice: 'nb+f2', pitch: 55 },
    { voice: 'nb+f4', pitch: 40 },
  ],
  man: [
    { voice: 'nb+m3', pitch: 45 },
    { voice: 'nb+m7', pitch: 60 },
  ],
};

/** The last resort that is always there: understandable, but a machine's voice, and it says so. */
export function createEspeakVoice(espeak: Espeak): VoiceEngine {
  return {
    name: 'espeak',
    robot: true,
    voices: () => Object.values(variants).flatMap((kinds) => kinds.map(({ voice }) => voice)),
    isReady: () => true,
    plan: (turn) => JSON.stringify(questions(turn)),
    async speak(turn) {
      const sounds = [];
      for (const question of questions(turn))
        sounds.push({ kind: 'pcm' as const, ...(await espeak.say(question)) });
      return { sounds, pauseMs: paces[turn.level].sentencePauseMs };
    },
    close: espeak.close,
  };
}

function questions({ text, voice, nth, level }: Turn) {
  const kinds = variants[voice];
  const variant = kinds[nth % kinds.length] as (typeof kinds)[number];
  return sentencesOf(spokenText(text))
    .map((sentence) => espeakMarkup(sentence))
    .filter((markup) => markup !== '')
    .map((markup) => ({ ...variant, text: markup, rate: espeakRates[level], range: 45 }));
}

/** espeak's `rate` for each level, measured so that a turn comes out at the pace's words a minute. */
const espeakRates: Readonly<Record<Turn['level'], number>> = { A1: 106, A2: 114, B1: 127, B2: 136, C1: 148 };
