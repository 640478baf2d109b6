/** Rows of words that a condition on `lexicon` walks through, in all their fields. */
const fields = ['english', 'example_nb', 'example_en', 'lemma', 'forms->>singular'];

/** As many as a request line takes. */
function anyOf(conditions: readonly string[]): string {
  return `or=(${conditions.join(',')})`;
}

function many(count: number, condition: (index: number) => string): string {
  return anyOf(Array.from({ length: count }, (_, index) => condition(index)));
}

const encode = encodeURIComponent;

/** Queries of `rest/v1` that cost the database most; what is refused today is among them, so that it stays so. */
export const costlyPaths: readonly string[] = [
  // The attack of 22 November 2026: back-references, exponential in the text.
  `/lexicon?select=id&example_nb=match.${encode(String.raw`^(.+)+(.+)+(.+)+\1\2\3x$`)}`,
  `/lexicon?select=id&example_en=imatch(any).${encode(String.raw`{"(.*)(.*)\\1\\2x"}`)}`,
  // Automata with many states.
  `/lexicon?select=id&example_nb=match.${encode('(?:e|n|r)*e(?:.|e){90}x')}`,
  `/lexicon?select=id&${many(60, (index) => `${fields[index % fields.length]}.imatch.${encode(`^[aeiou${index}].*(e|n|t).*[x-z].{9}q$`)}`)}`,
  `/lexicon?select=id&${many(150, (index) => `${fields[index % fields.length]}.ilike.*${index}*e*n*t*`)}`,
  `/lexicon?select=id&${many(60, (index) => `forms.wfts(norwegian).ord${index}`)}`,
  `/lexicon?select=id&${many(60, (index) => `example_nb.plfts(norwegian).ord${index}`)}`,
  `/lexicon?select=*&order=${fields.slice(0, 4).join(',')}&limit=1000`,
  `/lexicon?select=level,topic,english.max(),example_nb.max(),lemma.count()&${many(40, (index) => `example_nb.imatch.${index}`)}`,
  `/scenes?select=*&${many(60, (index) => `contains.cs.[{"nb":"${index}"}]`)}`,
  // Relations in relations.
  '/sittings?select=*,sitting_tasks(*,tasks(*,sitting_tasks(*,tasks(*,sitting_tasks(*)))))',
  '/tasks?select=*,stimuli(*,tasks(*,stimuli(*,tasks(*))))&order=id',
];
