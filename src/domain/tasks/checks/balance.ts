import { hash32 } from '#domain/language/fingerprint.ts';
import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import { letterAt } from '#domain/tasks/lettering.ts';
import { numbersRise } from '#domain/tasks/option-order.ts';
import type { LetteredText } from '#domain/tasks/presentation.ts';
import type { Letter } from '#domain/tasks/stimulus-file.ts';
import { nameOf } from './readings.ts';

/** Exchange the options `from` (the key) and `to` of a task, or of one of its gaps. */
export interface Move {
  readonly stimulusId: string;
  readonly task: string;
  readonly gap: number | null;
  readonly from: Letter;
  readonly to: Letter;
}

interface Choice extends Omit<Move, 'to'> {
  readonly group: string;
  readonly optionCount: number;
  readonly movable: boolean;
  readonly rank: number;
}

/**
 * The fewest exchanges that spread the keys of each category, level and number of options evenly. The same bank always
 * gives the same plan; carried out, it leaves nothing to plan. Which tasks move is settled by their ids' hashes.
 */
export function planMoves(bank: readonly BankFile[]): readonly Move[] {
  const choices = bank.flatMap((file) => file.tasks.flatMap((task) => choicesOf(file, task)));
  const groups = [...new Set(choices.map((choice) => choice.group))].sort();
  return groups.flatMap((group) => evenOut(choices.filter((choice) => choice.group === group)));
}

function evenOut(choices: readonly Choice[]): readonly Move[] {
  const optionCount = choices[0]?.optionCount ?? 0;
  const letters = Array.from({ length: optionCount }, (_, place) => letterAt(place));
  const counts = new Map(
    letters.map((letter) => [letter, choices.filter((choice) => choice.from === letter).length]),
  );
  const movable = choices.filter((choice) => choice.movable).sort((one, other) => one.rank - other.rank);
  const moved = new Set<Choice>();
  const moves: Move[] = [];
  for (;;) {
    const byCount = [...letters].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
    const least = byCount.at(-1);
    if (least === undefined) return moves;
    const surplus = (letter: Letter) => (counts.get(letter) ?? 0) - (counts.get(least) ?? 0);
    // The fullest place may hold nothing but fixed keys; then the next one gives.
    const choice = byCount
      .filter((letter) => surplus(letter) > 1)
      .map((letter) => movable.find((one) => one.from === letter && !moved.has(one)))
      .find((one) => one !== undefined);
    if (choice === undefined) return moves;
    const { stimulusId, task, gap, from } = choice;
    moved.add(choice);
    moves.push({ stimulusId, task, gap, from, to: least });
    counts.set(from, (counts.get(from) ?? 0) - 1);
    counts.set(least, (counts.get(least) ?? 0) + 1);
  }
}

function choicesOf({ file }: BankFile, task: BankTask): readonly Choice[] {
  const { public: shown, secret } = task;
  const choice = (
    options: readonly LetteredText[],
    from: Letter | undefined,
    gap: number | null,
  ): Choice => ({
    stimulusId: task.stimulusId,
    task: nameOf(task),
    gap,
    from: from ?? 'a',
    optionCount: options.length,
    group: `${file.category} ${file.level} ${options.length}`,
    movable: file.status === 'draft' && !numbersRise(options.map((option) => option.text)),
    rank: hash32(`${task.id} ${gap ?? ''}`),
  });
  if (shown.kind === 'choose' && secret.kind === 'choose') return [choice(shown.options, secret.key, null)];
  if (shown.kind === 'cloze' && secret.kind === 'cloze') {
    return shown.gaps.map((gap, place) => choice(gap.options, secret.key[place], place));
  }
  return [];
}
