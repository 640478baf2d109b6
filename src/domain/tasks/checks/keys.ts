import type { BankFile } from '#domain/tasks/bank.ts';
import type { Letter } from '#domain/tasks/stimulus-file.ts';

/** A choice among lettered options: a task, or a gap of one. */
export interface LetteredChoice {
  readonly optionCount: number;
  /** Place of the key, from 0. */
  readonly place: number;
}

/** Every choice of one among lettered options of its own: choose, picture, which_person, and each gap of a cloze. */
export function letteredChoices(bank: readonly BankFile[]): readonly LetteredChoice[] {
  return bank
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ public: shown, secret }): readonly LetteredChoice[] => {
      if (shown.kind === 'cloze' && secret.kind === 'cloze') {
        return shown.gaps.map((gap, place) => choice(gap.options, secret.key[place]));
      }
      if (secret.kind !== 'choose' && secret.kind !== 'picture' && secret.kind !== 'which_person') return [];
      if (shown.kind === 'which_person') return [choice(shown.persons, secret.key)];
      return shown.kind === 'choose' || shown.kind === 'picture' ? [choice(shown.options, secret.key)] : [];
    });
}

/** Share of keys at each place, among choices with that many options. */
export function keyPlaces(choices: readonly LetteredChoice[], optionCount: number): readonly number[] {
  const among = choices.filter((one) => one.optionCount === optionCount);
  return Array.from(
    { length: optionCount },
    (_, place) => among.filter((one) => one.place === place).length / Math.max(1, among.length),
  );
}

/** How often the key of a choose task is its longest option (several longest share the count), and by chance. */
export function keyLongest(bank: readonly BankFile[]): {
  readonly tasks: number;
  readonly rate: number;
  readonly chance: number;
} {
  let tasks = 0;
  let longest = 0;
  let chance = 0;
  for (const { public: shown, secret } of bank.flatMap((file) => file.tasks)) {
    if (shown.kind !== 'choose' || secret.kind !== 'choose') continue;
    const most = Math.max(...shown.options.map((option) => option.text.length));
    const atTop = shown.options.filter((option) => option.text.length === most);
    tasks += 1;
    chance += 1 / shown.options.length;
    if (atTop.some((option) => option.letter === secret.key)) longest += 1 / atTop.length;
  }
  return { tasks, rate: longest / Math.max(1, tasks), chance: chance / Math.max(1, tasks) };
}

/** Share of true, false and not stated among the true_false tasks. */
export function truthShares(bank: readonly BankFile[]): {
  readonly tasks: number;
  readonly shares: readonly number[];
} {
  const keys = bank
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ secret }) => (secret.kind === 'true_false' ? [secret.key] : []));
  const share = (value: string) => keys.filter((key) => key === value).length / Math.max(1, keys.length);
  return { tasks: keys.length, shares: (['true', 'false', 'not_stated'] as const).map(share) };
}

function choice(options: readonly { readonly letter: Letter }[], key: Letter | undefined): LetteredChoice {
  return { optionCount: options.length, place: options.findIndex((option) => option.letter === key) };
}
