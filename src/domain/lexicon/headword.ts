/** A word as a dictionary for learners writes it: 'et hus', 'ei/en bok', 'å lese'; 'penger', which has no singular. */
export function headword(word: {
  readonly lemma: string;
  readonly pos: string;
  readonly gender: string | null;
  readonly forms: Readonly<Record<string, readonly string[]>>;
}): string {
  if (word.pos === 'verb') return `å ${word.lemma}`;
  const article = word.pos === 'noun' && word.forms.singular ? articles[word.gender ?? ''] : undefined;
  return article ? `${article} ${word.lemma}` : word.lemma;
}

const articles: Readonly<Record<string, string>> = {
  m: 'en',
  f: 'ei',
  n: 'et',
  'm/f': 'en/ei',
  'f/m': 'ei/en',
};
