/** Norwegian number words, so that a learner who writes `5` for a heard «fem» has heard it. */

const small = [
  ['null'],
  ['en', 'ei', 'ett', 'én', 'éi'],
  ['to'],
  ['tre'],
  ['fire'],
  ['fem'],
  ['seks'],
  ['sju', 'syv'],
  ['åtte'],
  ['ni'],
  ['ti'],
  ['elleve'],
  ['tolv'],
  ['tretten'],
  ['fjorten'],
  ['femten'],
  ['seksten'],
  ['sytten'],
  ['atten'],
  ['nitten'],
] as const;
const tens = [
  ['tjue', 'tyve'],
  ['tretti', 'tredve'],
  ['førti'],
  ['femti'],
  ['seksti'],
  ['sytti'],
  ['åtti'],
  ['nitti'],
] as const;

const values = numberWords();

/** The value 0–100 of a folded number word or of digits; undefined for anything else. */
export function numberValue(word: string): number | undefined {
  if (/^\d{1,3}$/u.test(word)) return Number(word);
  return values.get(word);
}

function numberWords(): ReadonlyMap<string, number> {
  const found = new Map<string, number>([['hundre', 100]]);
  small.forEach((forms, value) => {
    for (const form of forms) found.set(form, value);
  });
  tens.forEach((forms, index) => {
    for (const ten of forms) {
      found.set(ten, (index + 2) * 10);
      for (let unit = 1; unit < 10; unit++) {
        for (const form of small[unit] ?? []) found.set(ten + form, (index + 2) * 10 + unit);
      }
    }
  });
  return found;
}
