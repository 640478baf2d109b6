/** How a task behaved in use. */
export type ItemStatistics = {
  readonly answers: number;
  /** Mean share of the points, 0 to 1. */
  readonly meanScore: number;
  /** Correlation with ability; null where either never varies. */
  readonly discrimination: number | null;
  /** Mean squares, 1 as the model expects. */
  readonly outfit: number;
  readonly infit: number;
  /** Chance of a right answer by guessing. */
  readonly guessing: number;
  readonly responses: readonly ItemResponses[];
};

export type ItemResponses = {
  readonly answer: string;
  readonly count: number;
  /** Mean ability of those who answered so, in logits. */
  readonly ability: number;
  readonly isKey: boolean;
};

export const misfitKinds = [
  'outfit',
  'infit',
  'discrimination',
  'too_easy',
  'below_guessing',
  'distractor',
] as const;
export type Misfit = (typeof misfitKinds)[number];

/** Fewer answers say nothing. */
export const leastAnswersForFit = 50;
/** Productive for measurement is .5 to 1.5 (Linacre 2002); infit is weighted towards those for whom the task was made. */
const mostOutfit = 1.5;
const mostInfit = 1.3;
const leastDiscrimination = 0.1;
const mostMean = 0.97;
/** Of a distractor that is looked at. */
const shareThatCounts = 0.1;

/** Rule 9.320: why a person should look at a task; nothing while too few have answered it. */
export function misfitsOf(item: ItemStatistics): readonly Misfit[] {
  if (item.answers < leastAnswersForFit) return [];
  const { meanScore, discrimination, outfit, infit, guessing } = item;
  const found: readonly (readonly [Misfit, boolean])[] = [
    ['outfit', outfit > mostOutfit],
    ['infit', infit > mostInfit],
    ['discrimination', discrimination !== null && discrimination < leastDiscrimination],
    ['too_easy', meanScore > mostMean],
    ['below_guessing', meanScore < guessing],
    ['distractor', drawsTheAble(item)],
  ];
  return found.flatMap(([kind, isSo]) => (isSo ? [kind] : []));
}

/** Whether a wrong answer is given by abler people than the key is. */
function drawsTheAble({ answers, responses }: ItemStatistics): boolean {
  const key = responses.find(({ isKey }) => isKey);
  if (!key) return false;
  return responses.some(
    ({ isKey, count, ability }) => !isKey && count >= shareThatCounts * answers && ability > key.ability,
  );
}
