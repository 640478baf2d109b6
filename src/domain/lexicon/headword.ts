/** A word as a dictionary for learners writes it: 'et hus', 'ei/en bok', 'å lese'. */
export function headword(word: {
  readonly lemma: string;
  readonly pos: string;
  readonly gender: string | null;
}): string {
  if (word.pos === 'verb') return `å ${word.lemma}`;
  const article = word.pos === 'noun' ? articles[word.gender ?? ''] : undefined;
  return article ? `${article} ${word.lemma}` : word.lemma;
}

const articles: Readonly<Record<string, string>> = {
  m: 'en',
  f: 'ei',
  n: 'et',
  'm/f': 'en/ei',
  'f/m': 'ei/en',
};
