/** The languages that are taken for Norwegian or sent in its place. */
const knownLanguages = ['bokmål', 'nynorsk', 'danish', 'swedish', 'english'] as const;
export type WrittenLanguage = (typeof knownLanguages)[number];

/** Frequent words that the language has and none of the others here, folded; also as typed without its own letters. */
const markers: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  bokmål: listed(
    'ikke hva hvor hvordan hvorfor hvem noe noen fra mye bare meg deg seg en et jeg av hjem uke kommer liker gjør vet være ble etter nå også hjemme selv blir går får',
  ),
  nynorsk: listed(
    'eg ikkje ein eit kva korleis kvifor kven frå mykje noko nokon nokre dei vera vere ho berre sjølv veit kjem òg difor meir heime heim seier gjer me dykk dykkar hjå kvar kvarandre sidan tykkjer trur likar bur budd løna skulen veke vekene laurdag arbeidar anna saman vart medan eta lesa koma seinare åleine ynskjer einskild ungane framleis',
  ),
  danish: listed(
    'af noget nogle hvad mig dig sig havde blev bliver blive uge uger uden ud op ind lige meget gerne været dejligt rigtig kigge kiggede sidste selvom børn lave pige piger drenge hedder arbejde tage taget købe købte jer hjælpe halvtreds',
  ),
  swedish: listed(
    'och jag inte är ær att mycket någon nagon vad också från själv sjælv väldigt vældigt tycker dom hade ska gillar eftersom därför dærfør mig dig sig även æven tillsammans varje jobbet barnen vara varit allting här hær där dær nej säger sæger vælja gøra mina sina',
  ),
  english: listed(
    'the and is are you with of not they this was were it but we he she would been because there their your very what which want am',
  ),
};

function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** How many of the words are of each language alone. */
function languageMarkers(words: readonly string[]): Readonly<Record<WrittenLanguage, number>> {
  const count = (language: WrittenLanguage) => words.filter((word) => markers[language].has(word)).length;
  return {
    bokmål: count('bokmål'),
    nynorsk: count('nynorsk'),
    danish: count('danish'),
    swedish: count('swedish'),
    english: count('english'),
  };
}

/**
 * What a language's own words must make up of a text before it is named, and of the words of bokmål beside them. English
 * has so many small words that a fifth of any English text is in the list; learners mix in single ones.
 */
const sure = { words: 4, beside: 0.8 } as const;
const sureShare = { nynorsk: 0.08, danish: 0.08, swedish: 0.08, english: 0.2 } as const;

/**
 * The language that a text is surely written in, where it is another than bokmål. English only where fewer than half of the
 * words are Norwegian: beginners fill their gaps with it. @param words folded
 */
export function otherLanguage(
  words: readonly string[],
  norwegian: number,
): Exclude<WrittenLanguage, 'bokmål'> | null {
  const found = languageMarkers(words);
  const [likeliest = 'english'] = (['nynorsk', 'danish', 'swedish', 'english'] as const).toSorted(
    (one, other) => found[other] - found[one],
  );
  const count = found[likeliest];
  if (likeliest === 'english' && norwegian * 2 >= words.length) return null;
  const isSure =
    count >= sure.words &&
    count >= sureShare[likeliest] * words.length &&
    count >= sure.beside * found.bokmål;
  return isSure ? likeliest : null;
}
