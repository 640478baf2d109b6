import { likelyChanges, oneEdit } from './learners-changes.ts';

/** What learners write of where they come from and live, and of what they believe in: continents, countries, cities, holy names. */
const names: ReadonlySet<string> = new Set(
  (
    'afrika amerika asia europa australia antarktis skandinavia norden balkan ' +
    'afghanistan albania algerie andorra angola argentina armenia aserbajdsjan bangladesh belarus belgia bolivia bosnia botswana ' +
    'brasil bulgaria burundi canada chile colombia cuba danmark ecuador egypt england eritrea estland etiopia filippinene finland ' +
    'frankrike georgia ghana grønland guatemala hellas hercegovina honduras hviterussland india indonesia irland island israel ' +
    'italia jamaica japan jemen jordan jugoslavia kambodsja kamerun kasakhstan kenya kirgisistan kongo kosovo kroatia kuwait ' +
    'latvia libanon liberia libya litauen luxemburg madagaskar makedonia malawi malaysia marokko mauritania mexico moldova ' +
    'mongolia montenegro mosambik namibia nederland nepal nicaragua nigeria norge pakistan palestina panama paraguay polen ' +
    'portugal romania russland rwanda senegal serbia singapore skottland slovakia slovenia somalia spania storbritannia sudan ' +
    'sveits sverige syria tadsjikistan taiwan tanzania thailand tsjekkia tsjetsjenia tunisia turkmenistan tyrkia tyskland uganda ' +
    'ukraina ungarn uruguay usbekistan venezuela vietnam zambia zimbabwe østerrike ' +
    'bergen bodø drammen fredrikstad hamar haugesund kristiansand lillehammer sandnes stavanger tromsø trondheim ålesund ' +
    'amsterdam bagdad beograd berlin brussel budapest damaskus helsingfors istanbul kabul københavn moskva sarajevo stockholm ' +
    'teheran warszawa bibelen koranen muhammed ramadan facebook youtube google instagram'
  ).split(' '),
);

/** Whether it stands in the list, or is the genitive of one that does. */
export function isKnownName(written: string): boolean {
  const word = written.toLocaleLowerCase('nb');
  return names.has(word) || names.has(word.replace(/s$/u, ''));
}

/** What English and German call places that have a name of their own in Norwegian. */
const foreign: ReadonlyMap<string, string> = new Map(
  (
    'norway Norge, sweden Sverige, denmark Danmark, germany Tyskland, deutschland Tyskland, france Frankrike, spain Spania, ' +
    'italy Italia, turkey Tyrkia, greece Hellas, poland Polen, russia Russland, ukraine Ukraina, austria Østerrike, ' +
    'switzerland Sveits, iceland Island, ireland Irland, scotland Skottland, hungary Ungarn, croatia Kroatia, ' +
    'lithuania Litauen, estonia Estland, europe Europa, africa Afrika, america Amerika, brazil Brasil, ' +
    'ethiopia Etiopia, morocco Marokko, algeria Algerie, lebanon Libanon, iraq Irak, yemen Jemen, ' +
    'philippines Filippinene, kazakhstan Kasakhstan, uzbekistan Usbekistan, mozambique Mosambik, cameroon Kamerun, ' +
    'rome Roma, athens Aten, moscow Moskva, moskow Moskva, copenhagen København, vienna Wien, warsaw Warszawa, prague Praha, ' +
    'lisbon Lisboa, brussels Brussel, geneva Genève, cologne Köln, munich München, baghdad Bagdad, belgrade Beograd, tehran Teheran'
  )
    .split(', ')
    .flatMap((pair) => {
      const [abroad = '', here = ''] = pair.split(' ');
      return abroad === here.toLocaleLowerCase('nb') ? [] : [[abroad, here] as const];
    }),
);

/** `Vesttyskland`, `Nordnorge`: a quarter of a country or continent has a hyphen. Not `Sørlandet`, which is a name of its own. */
function withHyphen(word: string): string | null {
  const [, quarter = '', rest = ''] = /^(nord|sør|øst|vest|sentral|midt)(\p{Ll}{4,})$/u.exec(word) ?? [];
  const place = rest.replace(/s$/u, '');
  if (!names.has(place) || /^(?:island|land|berg)/u.test(place)) return null;
  return `${upper(quarter)}-${upper(rest)}`;
}

function upper(word: string): string {
  return (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1);
}

/** Rule 9.493: the Norwegian name of a place whose English or German one was written, or that lacks its hyphen; null for any other word. */
export function nameOfElsewhere(written: string): string | null {
  const word = written.toLocaleLowerCase('nb');
  return foreign.get(word) ?? withHyphen(word);
}

/**
 * The known names that a word written with a capital stands for: a learner's change away, or, of names of six letters and more, one
 * letter with the same beginning. A genitive keeps its s.
 */
export function namesNear(written: string): readonly string[] {
  const word = written.toLocaleLowerCase('nb');
  if (isKnownName(word)) return [];
  const found = (form: string) => [
    ...likelyChanges(form).filter((one) => one.length > 4 && names.has(one)),
    ...oneEdit(form).filter((one) => one.length > 5 && one[0] === form[0] && names.has(one)),
  ];
  const genitives = word.endsWith('s') ? found(word.slice(0, -1)).map((one) => `${one}s`) : [];
  return [...new Set([...found(word), ...genitives])].map(upper);
}
