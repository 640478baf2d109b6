import { foldWord } from '#domain/language/words.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { isName, namesInText, wordParts } from '#domain/tasks/checks/check-words.ts';
import { pathOf } from '#domain/tasks/checks/duplicates.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { norwegianTexts } from '#domain/tasks/checks/texts.ts';
import type { FileTask, StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { preferredTo, type WrittenForm, type WrittenForms } from './written-forms.ts';

interface Norm {
  readonly forms: WrittenForms;
  readonly list: readonly WrittenForm[];
  readonly names: ReadonlySet<string>;
}

/**
 * Words of our own texts in another form than we write (content/written-forms.yaml), as warnings, and an error when there
 * are more than `most`. Learners' models are left out, and of a typed gap all forms but the first: learners may write any.
 */
export function checkWrittenForms(
  bank: readonly BankFile[],
  { norm, most }: { readonly norm: Norm; readonly most: number },
): readonly Finding[] {
  const found = bank.flatMap(({ file }) => breachesOf(file, norm));
  if (found.length <= most) return found;
  const message = `${found.length} words are not in the written form; ${most} may (content/written-forms.yaml)`;
  return [...found, { severity: 'error', rule: 'written-form', path: '', task: null, message }];
}

function breachesOf(file: StimulusFile, norm: Norm): readonly Finding[] {
  const path = pathOf(file);
  const about = (task: string | null, message: string): Finding => ({
    severity: 'warning',
    rule: 'written-form',
    path,
    task,
    message,
  });
  const seen = new Set<string>();
  const spoken = spokenWords(norm.list);
  const words = norwegianTexts(ownTexts(file)).flatMap(({ task, text }) =>
    [...otherForms(text, norm)].flatMap(([written, ours]): readonly Finding[] => {
      if (seen.has(written) || (isSpoken(file, task) && spoken.has(written))) return [];
      seen.add(written);
      return [about(task, `«${written}»: we write «${ours}»`)];
    }),
  );
  return [...words, ...bothArticles(file).map((noun) => about(null, `both «ei ${noun}» and «en ${noun}»`))];
}

/** Words of a text in another form than ours, with ours. A text that has both forms speaks of them. */
function otherForms(text: string, { forms, list, names }: Norm): ReadonlyMap<string, string> {
  const words = wordParts(text).filter((part) => !isName(part.text, names));
  const folded = new Set(words.map((part) => foldWord(part.text)));
  const breaches = new Map<string, string>();
  for (const word of folded) {
    const ours = preferredTo(forms, word) ?? otherWord(word, list);
    if (ours !== null && !folded.has(ours)) breaches.set(word, ours);
  }
  const capitals = new Set(namesInText(text));
  for (const { form, others } of list.filter(({ capital }) => capital))
    for (const other of others) if (capitals.has(foldWord(other))) breaches.set(other, form);
  return breaches;
}

/** What we write instead of another word that is on the list. */
function otherWord(word: string, list: readonly WrittenForm[]): string | null {
  const entry = list.find(
    ({ others, same, capital, both }) =>
      same === false && !capital && !both && others.map(foldWord).includes(word),
  );
  return entry?.form ?? null;
}

function spokenWords(list: readonly WrittenForm[]): ReadonlySet<string> {
  return new Set(list.flatMap(({ others, spoken }) => (spoken ? others.map(foldWord) : [])));
}

/** The stimulus of a clip or a written dialogue, and what a partner says. */
function isSpoken({ category, stimulus }: StimulusFile, task: string | null): boolean {
  const isHeard = stimulus.kind === 'clip' || (stimulus.kind === 'text' && stimulus.form === 'dialogue');
  return category === 'speak' || (task === null && isHeard);
}

/** The file without what learners write. */
function ownTexts(file: StimulusFile): StimulusFile {
  const own = (task: FileTask): FileTask => {
    if (task.kind === 'typed_cloze')
      return { ...task, gaps: task.gaps.map((gap) => ({ ...gap, accept: gap.accept.slice(0, 1) })) };
    return 'models' in task ? ({ ...task, models: [] } as FileTask) : task;
  };
  return { ...file, tasks: file.tasks.map(own) } as StimulusFile;
}

/** Nouns that stand with «ei» and with «en» in the same file. */
function bothArticles(file: StimulusFile): readonly string[] {
  const text = norwegianTexts(ownTexts(file))
    .map((one) => one.text)
    .join('\n');
  const after = (article: string) =>
    new Set(
      [...text.matchAll(new RegExp(`(?<!\\p{L})${article} (\\p{Ll}+)`, 'gu'))].map(([, noun]) => noun ?? ''),
    );
  const [ei, en] = [after('ei'), after('en')];
  // An adjective stands with both; what is an adjective or pronoun is no noun of the file.
  return [...ei].filter(
    (noun) => en.has(noun) && !/^(?:lita|liten|ny|god|stor|gammel|hel|fin|annen|anna|hver|slik)$/u.test(noun),
  );
}
