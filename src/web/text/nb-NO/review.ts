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
  report: {
    title: 'Er det noe galt med oppgaven?',
    text: 'Si hva det er. Noen går gjennom oppgaven, og du får vite hva som kom ut av det.',
    more: 'Hva er galt? (du kan la feltet stå tomt)',
    reason: {
      wrong_key: 'Fasiten er feil',
      several_right: 'Flere svar er riktige',
      language: 'Språket',
      sound_or_picture: 'Lyden eller bildet',
      other: 'Noe annet',
    },
    sent: 'Takk. Noen kommer til å se på den.',
    waiting: 'Du har meldt fra om denne oppgaven. Noen kommer til å se på den.',
    failed: 'Det gikk ikke å sende akkurat nå. Det du skrev, står her fortsatt. Prøv en gang til.',
    outcome: {
      mended: 'Du meldte fra om denne oppgaven. Du hadde rett, og den er rettet.',
      withdrawn: 'Du meldte fra om denne oppgaven. Du hadde rett, og den blir ikke gitt mer.',
      kept: 'Du meldte fra om denne oppgaven. Vi gikk gjennom den og beholdt den som den er.',
    },
  },
};
