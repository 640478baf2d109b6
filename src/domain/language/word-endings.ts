/** Endings, suffixes and first parts by which `word-sounds.ts` takes words apart. */

/** Endings and how they sound after a stem; an `ə` at the stem's end gives way to one that begins with it. */
export const endings: readonly (readonly [spelling: string, sounds: string])[] = [
  ['enes', 'ənəs'],
  ['ingene', 'ɪŋənə'],
  ['ingen', 'ɪŋən'],
  ['inger', 'ɪŋər'],
  ['ing', 'ɪŋ'],
  ['erens', 'ərəns'],
  ['eren', 'ərən'],
  ['erne', 'ərnə'],
  ['ene', 'ənə'],
  ['ende', 'ənə'],
  ['este', 'əstə'],
  ['est', 'əst'],
  ['ere', 'ərə'],
  ['ers', 'ərs'],
  ['ens', 'əns'],
  ['ets', 'əts'],
  ['et', 'ət'],
  ['en', 'ən'],
  ['er', 'ər'],
  ['es', 'əs'],
  ['e', 'ə'],
  ['dde', 'də'],
  ['dd', 'd'],
  ['tt', 't'],
  ['ste', 'stə'],
  ['st', 'st'],
  ['ne', 'nə'],
  ['te', 'tə'],
  ['de', 'də'],
  ['a', 'ɑ'],
  ['n', 'n'],
  ['r', 'r'],
  ['s', 's'],
  ['t', 't'],
];

/** Derivations: what they sound like, and whether the stem may be unknown. */
export const suffixes: readonly (readonly [spelling: string, sounds: string])[] = [
  ['lighet', 'lɪheːt'],
  ['ligvis', 'lɪviːs'],
  ['ighet', 'ɪheːt'],
  ['lig', 'lɪ'],
  ['het', 'heːt'],
  ['skap', 'skɑːp'],
  ['dom', 'dʊm'],
  ['løs', 'løːs'],
  ['full', 'fʉl'],
  ['som', 'sɔm'],
  ['bar', 'bɑːr'],
  ['aktig', 'ɑktɪ'],
  ['messig', 'mɛsɪ'],
  ['vis', 'viːs'],
  ['inne', 'ɪnə'],
  ['else', 'əlsə'],
  ['ning', 'nɪŋ'],
  ['ig', 'ɪ'],
];

export const suffixEndings: readonly (readonly [spelling: string, sounds: string])[] = [
  ['', ''],
  ['e', 'ə'],
  ['t', 't'],
  ['en', 'ən'],
  ['er', 'ər'],
  ['ene', 'ənə'],
  ['ere', 'ərə'],
  ['est', 'st'],
  ['st', 'st'],
  ['ste', 'stə'],
  ['s', 's'],
  ['n', 'n'],
  ['r', 'r'],
  ['ne', 'nə'],
  ['et', 'ə'],
];

/** First parts that are shorter than three letters or no words by themselves. */
export const firstParts: Readonly<Record<string, string>> = {
  u: 'ʉː',
  år: 'oːr',
  ut: 'ʉːt',
  av: 'ɑːv',
  om: 'ɔm',
  på: 'poː',
  is: 'iːs',
  øy: 'œʏ',
  ny: 'nyː',
  by: 'byː',
  øl: 'œl',
  an: 'ɑn',
  til: 'tɪl',
  med: 'meː',
  fra: 'frɑː',
  ved: 'veː',
  mot: 'muːt',
  unn: 'ʉn',
  gjen: 'jɛn',
  fore: 'foːrə',
  inne: 'ɪnə',
  innen: 'ɪnən',
  bak: 'bɑːk',
  ski: 'ʂiː',
  mis: 'mɪs',
  hoved: 'huːvəd',
  sam: 'sɑm',
  fler: 'fleːr',
  barne: 'bɑːrnə',
  kjøle: 'çøːlə',
  fritids: 'friːtɪts',
};

/** Words of two letters that are stems: gå, går; by, byen. */
export const shortWords = new Set('by øy is ås ku tå ny sy gå få le bo dø ro øl se si gi ta år'.split(' '));
/** Which of them may be a compound's second part: any first part before a noun, a particle before a verb. */
export const shortNouns = new Set('by øy is ås øl år'.split(' '));
export const shortVerbs = new Set('gå få se si gi ta'.split(' '));

/** Particles that open many verbs and nouns: what follows is read as a stem, known or not (avstand, oppføre). */
export const particles: Readonly<Record<string, string>> = {
  av: 'ɑːv',
  opp: 'ɔp',
  inn: 'ɪn',
  ut: 'ʉːt',
  over: 'oːvər',
  under: 'ʉnər',
  fore: 'foːrə',
  gjen: 'jɛn',
  hoved: 'huːvəd',
  etter: 'ɛtər',
  mellom: 'mɛlɔm',
  ned: 'neː',
  fram: 'frɑm',
  frem: 'frɛm',
  bort: 'bʊrt',
  til: 'tɪl',
  på: 'poː',
};

/** Words that look like a second part but nearly always are an ending: blå|ser, mord|e|ren. */
export const noSecondParts = new Set(
  'ser ren sen ler der den her det ber gir vet tar bar var kan mer men per tor rer ter ten set sene rene lene seren leren iden ider ideen erte ert sere lere let lig ene'.split(
    ' ',
  ),
);

/** Short adjectives whose neuter is the stem and a t: fint, lavt. Other words in -t (sport) are not of this kind. */
export const adjectives = new Set(
  (
    'fin pen stygg høy lav bred smal tykk tynn tung varm ren hel halv ung frisk syk sunn sterk svak rask treg sein sen sikker trygg ' +
    'streng lei dyr rik full tom rar klar klok dum gal skjev rund skarp sur mild lys mørk hvit gul brun svær nær vill grov løs fæl ' +
    'blid stor sår grei snill kul vid øm lur viktig vanlig fri ny vakker gammel åpen voksen doven sulten sliten skitten våken lukket ' +
    'enkel moden sjelden presis privat sosial lokal normal spesiell generell personell aktuell visuell offisiell kriminell naturell seriøs nervøs'
  ).split(' '),
);

/** Short verb forms that may follow a particle, though they end many other words: inn|ser, over|tar. */
export const particleVerbs = new Set('ser gir tar bar ler'.split(' '));

/** The tens and units of numbers: førti|to. */
export const tens = new Set('tjue tretti førti femti seksti sytti åtti nitti'.split(' '));
export const units = new Set('en ett to tre fire fem seks sju åtte ni'.split(' '));
