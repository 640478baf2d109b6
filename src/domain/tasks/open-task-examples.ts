import type { OpenTask } from './open-task-file.ts';
import type { Stimulus } from './stimulus-file.ts';
import { none, personsStimulus } from './task-examples.ts';
import type { SpeakKind, WriteKind } from './vocabulary.ts';

/** One right B1 task of each writing and speaking kind, with a stimulus it fits, for tests. */

const head = {
  difficulty: 3,
  prompt: 'Fortell om et sted du liker, og hvorfor du liker det.',
  points: [
    { nb: 'HEMMELIG-nb: Sier hvilket sted det er.', en: 'SECRET-en: Says which place it is.' },
    { nb: 'Sier hvorfor stedet er bra.', en: 'Says why the place is good.' },
  ],
  criterion: { nb: 'Svaret henger sammen.', en: 'The answer is connected.' },
};

/** Fifty words, in LIX 20–38. */
const best =
  'Jeg liker biblioteket i byen, fordi det er rolig der selv når det er mange mennesker. På lørdager pleier jeg å ta med sønnen min, som elsker tegneserier. Mens han leser, setter jeg meg ved vinduet og studerer norsk, og etterpå drikker vi kakao sammen før vi går hjem igjen.';
const lower = 'Jeg liker biblioteket. Det er rolig der. På lørdager går jeg dit med sønnen min.';

const note = { nb: 'HEMMELIG-nb: Setningene er bundet sammen.', en: 'The sentences are linked.' };
const models = [
  { level: 'B1' as const, text: best, note },
  { level: 'A2' as const, text: lower, note },
];

const write = { ...head, words: { guide: 40, max: 120 }, models };
const speakHead = { ...head, preparationSeconds: 30, speakingSeconds: 45 };
const speak = { ...speakHead, models };

interface Example<Kind> {
  readonly stimulus: Stimulus;
  readonly task: OpenTask & { readonly kind: Kind };
}

export const writeExamples: { readonly [Kind in WriteKind]: Example<Kind> } = {
  message: { stimulus: none, task: { ...write, id: 'message', kind: 'message' } },
  describe_scene: {
    stimulus: none,
    task: { ...write, id: 'scene', kind: 'describe_scene', scene: 'park' },
  },
  narrate: { stimulus: none, task: { ...write, id: 'narrate', kind: 'narrate' } },
  opinion: { stimulus: none, task: { ...write, id: 'opinion', kind: 'opinion' } },
  argue: { stimulus: none, task: { ...write, id: 'argue', kind: 'argue' } },
  summarise: { stimulus: personsStimulus, task: { ...write, id: 'sum', kind: 'summarise' } },
};

export const speakExamples: { readonly [Kind in SpeakKind]: Example<Kind> } = {
  introduce: { stimulus: none, task: { ...speak, id: 'introduce', kind: 'introduce' } },
  read_aloud: {
    stimulus: none,
    task: { ...speakHead, id: 'aloud', kind: 'read_aloud', text: best, voice: 'woman' },
  },
  describe_scene: {
    stimulus: { kind: 'scene', scene: 'park' },
    task: { ...speak, id: 'scene', kind: 'describe_scene' },
  },
  tell: { stimulus: none, task: { ...speak, id: 'tell', kind: 'tell' } },
  opinion: { stimulus: none, task: { ...speak, id: 'opinion', kind: 'opinion' } },
  role_play: {
    stimulus: none,
    task: {
      ...speakHead,
      id: 'role',
      kind: 'role_play',
      partner: {
        name: 'Torill',
        voice: 'woman',
        lines: ['HEMMELIG-linje: Hvor liker du deg best?', 'Ja, akkurat. Hva er det som er så fint der?'],
      },
      models: models.map((model) => ({ ...model, text: model.text.replace('. På', '.\nPå') })),
    },
  },
  discuss: {
    stimulus: none,
    task: {
      ...speakHead,
      id: 'discuss',
      kind: 'discuss',
      partner: {
        name: 'Kåre',
        voice: 'man',
        stand: { nb: 'HEMMELIG-syn: Kåre liker kafeer best.', en: 'SECRET-view: Kåre likes cafés best.' },
        opening: 'HEMMELIG-linje: Jeg synes en kafé er bedre enn et bibliotek. Hva synes du?',
        turns: [discussed('rolig'), discussed('billig')],
      },
      models: models.map((model) => ({
        ...model,
        text: model.text.replaceAll('. ', '.\n'),
        path: ['disagreed' as const, 'agreed' as const],
      })),
    },
  },
  summarise: { stimulus: personsStimulus, task: { ...speak, id: 'sum', kind: 'summarise' } },
};

function discussed(word: string) {
  return {
    agreed: {
      when: { nb: 'Du er enig med Kåre.', en: 'You agree with Kåre.' },
      line: `HEMMELIG-linje: Så fint. Er det fordi det er ${word} der?`,
    },
    disagreed: {
      when: { nb: 'Du er uenig med Kåre.', en: 'You disagree with Kåre.' },
      cues: ['biblioteket er best'],
      line: `HEMMELIG-linje: Ja vel. Er det så ${word} på biblioteket?`,
    },
    asked: {
      when: { nb: 'Du spør Kåre om noe.', en: 'You ask Kåre something.' },
      line: `HEMMELIG-linje: Det kommer an på. Er det viktig at det er ${word}?`,
    },
  };
}
