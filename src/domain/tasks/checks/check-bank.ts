import { readability } from '#domain/language/readability.ts';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { lixFromWords } from './bands.ts';
import { lixOutside, textsOf } from './check-stimulus.ts';
import { countFree, countKinds, countTasks, type Floor, guideTable } from './coverage.ts';
import type { Finding } from './finding.ts';
import { keyLongest, keyPlaces, letteredChoices, truthShares } from './keys.ts';

/** Least share of texts inside their level's LIX. */
const inBandFrom = 0.98;
/** How far from an even spread keys may lie: in the whole bank, and in one category and level. */
const tolerance = { bank: 0.03, cell: 0.06 } as const;
/** Fewer choices than this say nothing about the spread. */
const enough = 40;

/** What can only be judged of the bank as a whole. `checked` is the share of tasks with a valid second reading. */
export function checkBank(
  bank: readonly BankFile[],
  { floor, checked }: { readonly floor: Floor; readonly checked: number },
): readonly Finding[] {
  const cells = categories.flatMap((category) =>
    taskLevels.map((level) => ({
      name: `${category} ${level}`,
      category,
      level,
      files: bank.filter(({ file }) => file.category === category && file.level === level),
    })),
  );
  return [
    ...checkFloor(bank, { floor, checked }),
    ...checkReadability(bank),
    ...checkKeys(bank, { name: 'the bank', allowed: tolerance.bank }),
    ...cells.flatMap(({ files, name }) => checkKeys(files, { name, allowed: tolerance.cell })),
    ...cells.flatMap((cell) => checkKinds(cell)),
  ];
}

function checkFloor(
  bank: readonly BankFile[],
  { floor, checked }: { readonly floor: Floor; readonly checked: number },
): readonly Finding[] {
  const findings: Finding[] = [];
  const table = countTasks(bank);
  for (const category of categories) {
    for (const level of taskLevels) {
      const wanted = floor.tasks[category]?.[level] ?? 0;
      const there = table[category][level];
      if (there < wanted)
        findings.push(about('coverage', `${category} ${level}: ${there} tasks, ${wanted} promised`));
    }
  }
  const sum = taskLevels.reduce((total, level) => total + table.read[level] + table.listen[level], 0);
  if (sum < floor.readAndListen) {
    findings.push(about('coverage', `${sum} read and listen tasks, ${floor.readAndListen} promised`));
  }
  for (const category of ['read', 'listen'] as const) {
    const kinds = countKinds(bank.filter(({ file }) => file.category === category)).size;
    if (kinds < floor.kinds)
      findings.push(about('coverage', `${category}: ${kinds} kinds, ${floor.kinds} promised`));
  }
  const free = countFree(bank);
  if (free < floor.freePool)
    findings.push(about('free-pool', `${free} free tasks, ${floor.freePool} promised`));
  if (checked < floor.checked) {
    findings.push(
      about('second-reader', `${percent(checked)} of the tasks have a valid, agreeing second reading`),
    );
  }
  return findings;
}

function checkReadability(bank: readonly BankFile[]): readonly Finding[] {
  const texts = bank.flatMap(({ file }) =>
    textsOf(file)
      .filter((text) => readability(text.text).words >= lixFromWords)
      .map((text) => lixOutside(file, text) === null),
  );
  const inside = texts.filter(Boolean).length / Math.max(1, texts.length);
  if (texts.length < enough || inside >= inBandFrom) return [];
  return [
    about('readability', `only ${percent(inside)} of ${texts.length} texts lie inside their level's LIX`),
  ];
}

function checkKeys(
  bank: readonly BankFile[],
  { name, allowed }: { readonly name: string; readonly allowed: number },
): readonly Finding[] {
  const findings: Finding[] = [];
  const choices = letteredChoices(bank);
  for (const optionCount of [3, 4]) {
    const places = keyPlaces(choices, optionCount);
    const counted = choices.filter((choice) => choice.optionCount === optionCount).length;
    // Where there are few, one key more or less is more than the tolerance.
    const slack = allowed + 1 / Math.max(1, counted);
    if (counted < enough || places.every((share) => Math.abs(share - 1 / optionCount) <= slack)) continue;
    const spread = places.map((share, place) => `${'abcd'[place]} ${percent(share)}`).join(', ');
    findings.push(about('key-places', `${name}: keys of ${counted} choices of ${optionCount}: ${spread}`));
  }
  const { tasks, rate, chance } = keyLongest(bank);
  if (tasks >= enough && rate > chance + allowed + 1 / tasks) {
    findings.push(
      about(
        'key-longest',
        `${name}: the key is the longest in ${percent(rate)}, by chance ${percent(chance)}`,
      ),
    );
  }
  const truth = truthShares(bank);
  if (truth.tasks >= enough && truth.shares.some((share) => Math.abs(share - 1 / 3) > allowed + 0.04)) {
    findings.push(about('truth', `${name}: true, false, not stated ${truth.shares.map(percent).join(', ')}`));
  }
  return findings;
}

function checkKinds(cell: {
  readonly name: string;
  readonly category: (typeof categories)[number];
  readonly level: (typeof taskLevels)[number];
  readonly files: readonly BankFile[];
}): readonly Finding[] {
  const all = cell.files.flatMap(({ tasks }) => tasks).length;
  if (all < 10) return [];
  const complete = all >= guideTable[cell.category][cell.level];
  return [...countKinds(cell.files)]
    .filter(([, count]) => count / all > 0.4)
    .map(([kind, count]) => ({
      ...about(
        'kinds',
        `${cell.name}: ${percent(count / all)} of ${all} tasks are ${kind}; 40 % is the most`,
      ),
      severity: complete ? ('error' as const) : ('warning' as const),
    }));
}

function about(rule: string, message: string): Finding {
  return { severity: 'error', rule, path: '', task: null, message };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
