import type { MarkedTask, Stimulus } from './stimulus-file.ts';

/** One right task of each marked kind, with a stimulus it fits, for tests. */

const head = {
  skill: 'detail',
  difficulty: 3,
  explanation: {
    nb: 'HEMMELIG-nb: Teksten sier det i den første setningen.',
    en: 'SECRET-en: The text says so in the first sentence.',
  },
} as const;

export const textStimulus = {
  kind: 'text',
  form: 'article',
  text: 'Hawa Diallo åpnet hylla for alt. Mange kom for å bytte kjeler.\n\nNå undersøker kommunen om flere bibliotek vil ha en.',
} as const;

export const personsStimulus = {
  kind: 'persons',
  persons: {
    a: { name: 'Ola', text: 'Jeg liker best å gå på ski.' },
    b: { name: 'Amina', text: 'Jeg svømmer to ganger i uka.' },
    c: { name: 'Jan', text: 'Jeg spiller fotball med barna.' },
    d: { name: 'Linh', text: 'Jeg leser helst en god bok.' },
  },
} as const;

export const dictationStimulus: Stimulus = {
  kind: 'clip',
  form: 'dictation',
  plays: 2,
  speakers: { A: { name: 'Mona', voice: 'woman' } },
  script: [{ speaker: 'A', text: 'Bussen går klokka fem hver eneste dag.' }],
};

export const none = { kind: 'none' } as const;

interface Example {
  readonly stimulus: Stimulus;
  readonly task: MarkedTask;
}

export const examples = {
  choose: {
    stimulus: textStimulus,
    task: {
      ...head,
      id: 'choose',
      kind: 'choose',
      prompt: 'Hva gjorde Diallo?',
      options: {
        a: 'Hun stengte rommet.',
        b: 'Hun åpnet hylla for alt.',
        c: 'Hun solgte bøkene.',
        d: 'Hun flyttet hylla.',
      },
      key: 'b',
      evidence: 'åpnet hylla for alt',
    },
  },
  picture: {
    stimulus: textStimulus,
    task: {
      ...head,
      id: 'picture',
      kind: 'picture',
      prompt: 'Hvilket bilde passer?',
      options: { a: 'park', b: 'kitchen', c: 'bus' },
      key: 'c',
    },
  },
  true_false: {
    stimulus: textStimulus,
    task: { ...head, id: 'tf', kind: 'true_false', prompt: 'Hylla er bare for barneklær.', key: 'false' },
  },
  which_person: {
    stimulus: personsStimulus,
    task: { ...head, id: 'who', kind: 'which_person', prompt: 'Hvem er mest i vannet?', key: 'b' },
  },
  match: {
    stimulus: none,
    task: {
      ...head,
      id: 'match',
      kind: 'match',
      prompt: 'Hva hører sammen?',
      items: [
        { text: 'Jeg er sulten.', key: 'a' },
        { text: 'Jeg er trøtt.', key: 'b' },
        { text: 'Jeg er tørst.', key: 'd' },
      ],
      options: { a: 'Spis litt mat.', b: 'Gå og legg deg.', c: 'Ta på deg en jakke.', d: 'Drikk litt vann.' },
    },
  },
  cloze: {
    stimulus: none,
    task: {
      ...head,
      id: 'cloze',
      kind: 'cloze',
      prompt: 'Velg riktig ord.',
      text: 'Jeg har bodd her [[1]] mange år.\n\nFør bodde jeg [[2]] Bodø.',
      gaps: [
        { options: { a: 'i', b: 'på', c: 'til', d: 'med' }, key: 'a' },
        { options: { a: 'på', b: 'av', c: 'i', d: 'til' }, key: 'c' },
      ],
    },
  },
  typed_cloze: {
    stimulus: none,
    task: {
      ...head,
      id: 'typed',
      kind: 'typed_cloze',
      prompt: 'Skriv verbet i riktig form.',
      text: 'I går [[1]] vi hjem. Der [[2]] vi middag.',
      gaps: [
        { accept: ['gikk'], hint: 'å gå' },
        { accept: ['laget', 'laga'], hint: 'å lage' },
      ],
    },
  },
  order: {
    stimulus: none,
    task: {
      ...head,
      id: 'order',
      kind: 'order',
      prompt: 'Sett setningene i riktig rekkefølge.',
      parts: [
        'Først våknet Per.',
        'Så spiste han frokost.',
        'Etterpå tok han bussen.',
        'På jobben møtte han Li.',
        'Til slutt dro de hjem.',
      ],
    },
  },
  click_word: {
    stimulus: textStimulus,
    task: {
      ...head,
      id: 'word',
      kind: 'click_word',
      prompt: 'Hvilket ord betyr «sjekker»?',
      key: 'undersøker',
    },
  },
  dictation: {
    stimulus: dictationStimulus,
    task: {
      ...head,
      id: 'dictation',
      kind: 'dictation',
      skill: 'form',
      prompt: 'Skriv det du hører.',
      key: 'Bussen går klokka fem hver eneste dag.',
    },
  },
} as const satisfies Record<MarkedTask['kind'], Example>;
