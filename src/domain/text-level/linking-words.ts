/**
 * Words and phrases that bind clauses and sentences beyond `og`, `men` and `fordi`, from B1 on (exam-facts, "Grammar
 * progression"; the criterion of structure). Folded; `fresh` words of a text are joined by single spaces to look for them.
 */
export const linkingWords: readonly string[] = [
  ...['som', 'derfor', 'dessuten', 'mens', 'selv om', 'likevel', 'siden', 'for eksempel', 'i tillegg', 'før'],
  ...[
    'hvor',
    'om',
    'imidlertid',
    'dersom',
    'ettersom',
    'derimot',
    'dermed',
    'samtidig',
    'i stedet',
    'ifølge',
  ],
  ...['på den andre siden', 'på den ene siden', 'på den annen side', 'for det første', 'for det andre'],
  ...[
    'særlig',
    'blant annet',
    'slik at',
    'uten at',
    'uansett',
    'til tross for',
    'etter min mening',
    'ellers',
  ],
  ...[
    'etter mitt syn',
    'det vil si',
    'altså',
    'både',
    'verken',
    'enten',
    'snarere',
    'riktignok',
    'tvert imot',
  ],
  ...[
    'i motsetning til',
    'i motsatt fall',
    'med mindre',
    'av den grunn',
    'følgelig',
    'nettopp',
    'heller ikke',
  ],
];

/** Words that open a subordinate clause. */
export const subordinators: ReadonlySet<string> = new Set(
  'at som fordi hvis dersom mens når da ettersom om hvor'.split(' '),
);

/** Words that join clauses of the same rank, and the infinitive's mark. */
export const coordinators: ReadonlySet<string> = new Set([
  'og',
  'men',
  'eller',
  'for',
  'så',
  'å',
  'enn',
  'før',
]);

/**
 * Words that fit any text. A sentence with no other content words says nothing of its own: it is not counted, so that it
 * cannot thin out errors nor earn its linking words.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'være ha bli gjøre si mene synes tro tenke vite få gå kunne ville skulle måtte burde finnes snakke skrive forstå ' +
    'avslutte konkludere drøfte oppsummere nevne handle angå ta gi se komme ' +
    'viktig bra god fin stor mange mye lite veldig svært ganske egentlig klar vanskelig lett aktuell sikker forskjellig ' +
    'spesiell generell selvfølgelig kanskje alltid også bare nå her der så da igjen videre ' +
    'ting tema sak måte eksempel spørsmål grunn side fordel ulempe argument mening tekst poeng menneske folk verden liv ' +
    'henvendelse dato tillate herved kontakt vedrørende ovennevnte håpe anledning forhånd imøtekommenhet høre vennlig ' +
    'del problem konsekvens betydning syn fall tid gang dag slutt hilsen takk hei samfunn dagens alt person annen egen virkelig like sann elske hate mulig nødvendig enig avgjøre konklusjon oppsummering'
  ).split(' '),
);
