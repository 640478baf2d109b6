import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { foldWord } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { type Lemma, vocabularyOf } from '#domain/lexicon/lexicon.ts';
import { type LexiconFile, readLexiconFile } from '#domain/lexicon/lexicon-file.ts';
import { missingWords } from '#domain/lexicon/missing-words.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { type KnowsWord, namesIn, namesInText } from '#domain/tasks/checks/check-words.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { shownTexts } from '#domain/tasks/checks/texts.ts';
import { contentDir, listedLines } from './files.ts';

/** All files of content/lexicon, sorted by path. */
export function readLexicon(): LexiconFile {
  const folder = join(contentDir, 'lexicon');
  if (!existsSync(folder)) return { lemmas: [], findings: [] };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name).slice(contentDir.length + 1))
    .sort()
    .map((path) => readOne(path.replaceAll('\\', '/')));
  return {
    lemmas: files.flatMap(({ lemmas }) => lemmas),
    findings: files.flatMap(({ findings }) => findings),
  };
}

/** Names that the bank, the lexicon's examples and the reviewed list have, folded. */
export function namesOf(bank: readonly BankFile[], lemmas: readonly Lemma[]): ReadonlySet<string> {
  return new Set([
    ...bank.flatMap(({ file }) => namesIn(file)),
    ...lemmas.flatMap(({ example }) => namesInText(example.nb)),
    ...listedLines('allowed-words.txt')
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(foldWord),
  ]);
}

/** Words of the bank's read and listen texts of these levels that the lexicon does not explain. */
export function missingInBank(input: {
  readonly lemmas: readonly Lemma[];
  readonly bank: readonly BankFile[];
  readonly names: ReadonlySet<string>;
  readonly isWord: KnowsWord;
  readonly levels: readonly TaskLevel[];
}): ReadonlyMap<string, number> {
  const { lemmas, bank, levels } = input;
  const texts = bank
    .filter(
      ({ file }) => (file.category === 'read' || file.category === 'listen') && levels.includes(file.level),
    )
    .flatMap(({ file }) => shownTexts(file).map(({ text }) => text));
  return missingWords({ ...input, texts, vocabulary: vocabularyOf(lemmas) });
}

/** The missing words of A1–A2 as one finding: an error when they are more than `allowed`. */
export function checkMissingWords(input: {
  readonly lemmas: readonly Lemma[];
  readonly bank: readonly BankFile[];
  readonly names: ReadonlySet<string>;
  readonly isWord: KnowsWord;
  readonly allowed: number | undefined;
}): readonly Finding[] {
  const { allowed = Number.POSITIVE_INFINITY } = input;
  const missing = [...missingInBank({ ...input, levels: ['A1', 'A2'] }).keys()];
  if (missing.length === 0) return [];
  const list = missing.slice(0, 40).join(', ') + (missing.length > 40 ? ', …' : '');
  return [
    {
      severity: missing.length > allowed ? 'error' : 'warning',
      rule: 'lexicon-missing',
      path: '',
      task: null,
      message: `${missing.length} words of A1–A2 texts are not in the lexicon: ${list}`,
    },
  ];
}

function readOne(path: string): LexiconFile {
  try {
    return readLexiconFile(parse(readFileSync(join(contentDir, path), 'utf8')), path);
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { lemmas: [], findings: [{ severity: 'error', rule: 'yaml', path, task: null, message }] };
  }
}
