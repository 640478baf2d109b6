import { variantsOf, type WrittenForms } from './written-forms.ts';

/** All variants, by the endings in which two forms differ (`a>en`), with the stems that have both; sorted. */
export function variantTable(forms: WrittenForms): Readonly<Record<string, string>> {
  const stems = new Map<string, Set<string>>();
  for (const form of forms.keys()) {
    // Phrases are not marked word by word.
    if (/[^\p{L}-]/u.test(form)) continue;
    for (const other of variantsOf(forms, form)) {
      if (/[^\p{L}-]/u.test(other)) continue;
      const length = commonStart(form, other);
      const pair = `${form.slice(length)}>${other.slice(length)}`;
      const stem = length === 0 ? '.' : form.slice(0, length);
      stems.set(pair, (stems.get(pair) ?? new Set<string>()).add(stem));
    }
  }
  const sorted = [...stems].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([pair, own]) => [pair, [...own].sort().join(' ')]));
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++;
  return length;
}
