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

/**
 * The known names that a word written with a capital stands for: a learner's change away, or, of names of six letters and more, one
 * letter with the same beginning. A genitive keeps its s.
 */
export function namesNear(written: string): readonly string[] {
  const word = written.toLocaleLowerCase('nb');
  if (names.has(word) || names.has(word.replace(/s$/u, ''))) return [];
  const found = (form: string) => [
    ...likelyChanges(form).filter((one) => one.length > 4 && names.has(one)),
    ...oneEdit(form).filter((one) => one.length > 5 && one[0] === form[0] && names.has(one)),
  ];
  const genitives = word.endsWith('s') ? found(word.slice(0, -1)).map((one) => `${one}s`) : [];
  return [...new Set([...found(word), ...genitives])].map(
    (one) => (one[0] ?? '').toLocaleUpperCase('nb') + one.slice(1),
  );
}
