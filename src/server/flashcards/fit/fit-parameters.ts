import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import {
  type CardHistory,
  chooseParameters,
  type ParameterChoice,
  splitHistories,
} from '#domain/flashcards/parameter-choice.ts';
import { ratings } from '#domain/flashcards/ratings.ts';
import { publishedParameters } from '#domain/flashcards/schedule.ts';

/** FSRS's numbers for one person, and whether they foretell that person's answers better than the published ones. */
export type FittedParameters = ParameterChoice & { readonly parameters: readonly number[] };

/**
 * Rule 9.423: fits FSRS's parameters to a person's own answers, by the reference's optimiser (decision 143), and tests them
 * on the later fifth, which the fit does not see.
 */
export async function fitParameters(histories: readonly CardHistory[]): Promise<FittedParameters> {
  const { earlier } = splitHistories(histories);
  // The reference gives later answers more weight, and takes them in the order of time.
  const items = earlier.flatMap(trainingItems).toSorted((one, other) => one.at - other.at);
  const parameters = await computeParameters(
    items.map(({ item }) => item),
    { enableShortTerm: true, numRelearningSteps: 1 },
  );
  return {
    parameters,
    ...chooseParameters(histories, { fitted: parameters, published: publishedParameters }),
  };
}

/** The reference learns from each answer after a day or more, with all that went before it. */
function trainingItems(
  history: CardHistory,
): readonly { readonly at: number; readonly item: FSRSBindingItem }[] {
  const reviews = history.map(({ rating, days }) => new FSRSBindingReview(ratings.indexOf(rating) + 1, days));
  return history.flatMap(({ days, at }, index) =>
    index > 0 && days > 0 ? [{ at, item: new FSRSBindingItem(reviews.slice(0, index + 1)) }] : [],
  );
}
