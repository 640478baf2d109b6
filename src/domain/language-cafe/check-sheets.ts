import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { isName, type KnowsWord, namesInText, wordParts } from '#domain/tasks/checks/check-words.ts';
import { complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import type { SheetFile } from './sheet-file.ts';

export type PlacedSheet = {
  /** Below `content/`. */
  readonly path: string;
  readonly sheet: SheetFile;
};

type Given = {
  readonly knows: KnowsWord;
  readonly names: ReadonlySet<string>;
  /** Sheets that are promised, by level. */
  readonly promised: Readonly<Partial<Record<TaskLevel, number>>>;
};

/** Everything about the sheets that a program can judge, one by one and together. Rule 9.470. */
export function checkSheets(
  placed: readonly PlacedSheet[],
  { knows, names, promised }: Given,
): readonly Finding[] {
  const known = new Set([
    ...names,
    ...placed.flatMap(({ sheet }) => norwegianTexts(sheet).flatMap((text) => namesInText(text))),
  ]);
  return [
    ...placed.flatMap((one) => [...checkPlace(one, placed), ...checkLines(one)]),
    ...placed.flatMap((one) => checkWords(one, (word) => isName(word, known) || knows(word))),
    ...checkNumbers(placed, promised),
  ];
}

function checkPlace({ path, sheet }: PlacedSheet, placed: readonly PlacedSheet[]): readonly Finding[] {
  const about = complaintsAbout(path, null);
  const place = `language-cafe/${sheet.level}/${sheet.topic}.yaml`;
  if (path !== place) about.error('place', `its level and topic belong at ${place}`);
  const others = placed.filter((other) => other.path !== path && other.sheet.topic === sheet.topic);
  for (const other of others) about.error('topic', `${other.path} has the same topic, which is its address`);
  return about.found;
}

function checkLines({ path, sheet: { questions, phrases } }: PlacedSheet): readonly Finding[] {
  const about = complaintsAbout(path, null);
  for (const question of questions)
    if (!/[?.]$/u.test(question)) about.error('question', `«${question}» ends without a question mark`);
  if (!questions.some((question) => question.endsWith('?'))) about.error('question', 'nothing is asked');
  for (const again of twice(questions)) about.error('twice', `«${again}» is asked twice`);
  for (const again of twice(phrases.map(({ nb }) => nb))) about.error('twice', `«${again}» stands twice`);
  return about.found;
}

function checkWords({ path, sheet }: PlacedSheet, isKnown: (word: string) => boolean): readonly Finding[] {
  const about = complaintsAbout(path, null);
  const words = norwegianTexts(sheet).flatMap((text) => wordParts(text).map((part) => part.text));
  for (const word of new Set(words))
    if (!isKnown(word))
      about.error('word', `«${word}» is in no dictionary; a right word goes into content/allowed-words.txt`);
  return about.found;
}

function checkNumbers(placed: readonly PlacedSheet[], promised: Given['promised']): readonly Finding[] {
  const about = complaintsAbout('', null);
  for (const level of taskLevels) {
    const here = placed.filter(({ sheet }) => sheet.level === level).length;
    const due = promised[level] ?? 0;
    if (here < due) about.error('sheets', `${here} conversation sheets at ${level}, ${due} promised`);
  }
  return about.found;
}

function norwegianTexts(sheet: SheetFile): readonly string[] {
  const { title, warmUp, questions, phrases, task, closing, host } = sheet;
  return [...[title, warmUp, task, closing, host, ...phrases].map(({ nb }) => nb), ...questions];
}

function twice(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => lines.indexOf(line) < at);
}
