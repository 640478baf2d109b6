import { foldWord, wordsIn } from '#domain/language/words.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { isName, type KnowsWord, wordParts } from '#domain/tasks/checks/check-words.ts';
import { complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import { allForms, type Lemma, vocabularyOf } from './lexicon.ts';
import { missingWords } from './missing-words.ts';

/** Words of an example sentence. */
const exampleWords = { min: 4, max: 9 } as const;

/** What may be judged of each lemma and of all together. `names` holds folded names (see `namesIn`). */
export function checkLexicon(input: {
  readonly lemmas: readonly Lemma[];
  readonly knows: KnowsWord;
  readonly names: ReadonlySet<string>;
}): readonly Finding[] {
  const { lemmas, knows, names } = input;
  return [
    ...lemmas.flatMap((lemma) => checkLemma(lemma, { knows, names })),
    ...repeated(lemmas, { rule: 'lexicon-duplicate', by: ({ id }) => id }),
    ...repeated(lemmas, { rule: 'lexicon-duplicate', by: ({ example }) => foldWord(example.nb) }),
  ];
}

/** Words of examples that stand at a higher level or nowhere in the lexicon; for each level one warning. */
export function checkExampleWords(input: {
  readonly lemmas: readonly Lemma[];
  readonly isWord: KnowsWord;
  readonly names: ReadonlySet<string>;
}): readonly Finding[] {
  const about = complaintsAbout('', null);
  for (const [place, level] of taskLevels.entries()) {
    const reachable = taskLevels.slice(0, place + 1);
    const vocabulary = vocabularyOf(input.lemmas.filter((lemma) => reachable.includes(lemma.level)));
    const texts = input.lemmas.filter((lemma) => lemma.level === level).map(({ example }) => example.nb);
    const missing = [...missingWords({ ...input, texts, vocabulary }).keys()];
    if (missing.length > 0)
      about.warning('lexicon-example', `examples of ${level} use words above it: ${missing.join(', ')}`);
  }
  return about.found;
}

/** Too few lemmas of a level for what `content/floor.yaml` promises. */
export function checkLemmaCounts(
  lemmas: readonly Lemma[],
  floor: Readonly<Partial<Record<Lemma['level'], number>>>,
): readonly Finding[] {
  const about = complaintsAbout('', null);
  for (const [level, there] of Object.entries(countLemmas(lemmas))) {
    const wanted = floor[level as Lemma['level']] ?? 0;
    if (there < wanted) about.error('lexicon', `lexicon ${level}: ${there} lemmas, ${wanted} promised`);
  }
  return about.found;
}

/** Lemmas by level. */
export function countLemmas(lemmas: readonly Lemma[]): Readonly<Record<Lemma['level'], number>> {
  const count = (level: Lemma['level']) => lemmas.filter((lemma) => lemma.level === level).length;
  return Object.fromEntries(taskLevels.map((level) => [level, count(level)])) as Record<
    Lemma['level'],
    number
  >;
}

function checkLemma(
  lemma: Lemma,
  { knows, names }: { readonly knows: KnowsWord; readonly names: ReadonlySet<string> },
): readonly Finding[] {
  const about = complaintsAbout(pathOf(lemma), lemma.id);
  const { example } = lemma;
  const forms = allForms(lemma);
  for (const form of forms) {
    const unknown = wordParts(form).find((part) => !knows(part.text));
    if (unknown !== undefined) about.error('lexicon-form', `«${form}» is in no dictionary`);
  }
  for (const { text } of wordParts(example.nb)) {
    if (!isName(text, names) && !knows(text)) about.error('word', `«${text}» is in no dictionary`);
  }
  const words = wordsIn(example.nb).map((word) => foldWord(word.text));
  const { min, max } = exampleWords;
  if (words.length < min || words.length > max)
    about.error('lexicon-example', `${words.length} words, ${min} to ${max} are wanted: ${example.nb}`);
  if (!forms.some((form) => stands(form, words)))
    about.error('lexicon-example', `no form of «${lemma.lemma}»: ${example.nb}`);
  for (const text of [example.nb, example.en]) {
    if (!/^[\p{Lu}\d«“‘].*[.!?…»”’]$/u.test(text)) about.error('lexicon-example', `no sentence: ${text}`);
  }
  return about.found;
}

/** A word stands among the others; a phrase's words stand in order, with others between (`ser huset fint ut`). */
function stands(form: string, words: readonly string[]): boolean {
  let from = 0;
  for (const { text } of wordsIn(foldWord(form))) {
    const at = words.findIndex((word, place) => place >= from && (word === text || isReflexive(text, word)));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function isReflexive(inPhrase: string, word: string): boolean {
  return inPhrase === 'seg' && ['meg', 'deg', 'oss', 'dere'].includes(word);
}

function repeated(
  lemmas: readonly Lemma[],
  { rule, by }: { readonly rule: string; readonly by: (lemma: Lemma) => string },
): readonly Finding[] {
  const first = new Map<string, Lemma>();
  const findings: Finding[] = [];
  for (const lemma of lemmas) {
    const there = first.get(by(lemma));
    if (there === undefined) first.set(by(lemma), lemma);
    else {
      const message = `«${by(lemma)}» stands in ${pathOf(there)} (${there.id}) too`;
      findings.push({ severity: 'error', rule, path: pathOf(lemma), task: lemma.id, message });
    }
  }
  return findings;
}

function pathOf({ level, topic }: Lemma): string {
  return `lexicon/${level}/${topic}.yaml`;
}
