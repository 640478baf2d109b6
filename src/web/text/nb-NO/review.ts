export default {
  title: 'Svarene dine',
  lead_one:
    '{{correct}} av {{count}} oppgave riktig. Her står den med svaret ditt, det riktige svaret og grunnen.',
  lead_other:
    '{{correct}} av {{count}} oppgaver riktig. Her står hver av dem med svaret ditt, det riktige svaret og grunnen.',
  leadPartly_one:
    '{{correct}} av {{count}} oppgave riktig, {{partly}} delvis. Her står den med svaret ditt, det riktige svaret og grunnen.',
  leadPartly_other:
    '{{correct}} av {{count}} oppgaver riktig, {{partly}} delvis riktig. Her står hver av dem med svaret ditt, det riktige svaret og grunnen.',
  back: 'Tilbake til resultatet',
  filter: 'Vis',
  all: 'Alle',
  wrong: 'Feil',
  partly: 'Delvis riktig',
  shown: 'Vist',
  open: 'Skrevet og sagt',
  jump: 'Oppgaver',
  neighbours: 'Forrige og neste oppgave',
  task: 'Oppgave {{number}}',
  ofTasks: 'Oppgave {{number}} av {{count}}',
  state: {
    right: 'riktig',
    partly: 'delvis riktig',
    wrong: 'feil',
    shown: 'svaret ble vist',
    open: 'skrevet eller sagt',
  },
  previous: 'Forrige',
  next: 'Neste',
  /** By the filter that finds no task. */
  none: {
    all: { title: 'Ingen svar ennå', text: 'Ingenting ble besvart i denne testen.' },
    wrong: { title: 'Ingen feil svar', text: 'Ingen av oppgavene du svarte på, er helt feil.' },
    partly: {
      title: 'Ingen delvis riktige svar',
      text: 'Hvert svar er enten helt riktig eller helt feil.',
    },
    shown: { title: 'Ingen svar ble vist', text: 'Du svarte på alle oppgavene selv.' },
    open: {
      title: 'Ingenting skrevet eller sagt',
      text: 'Denne testen hadde ingen oppgaver i skriving eller muntlig.',
    },
  },
  showAll: 'Vis alle oppgavene',
  category: { read: 'Lesing', listen: 'Lytting', write: 'Skriving', speak: 'Muntlig' },
};
