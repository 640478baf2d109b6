import { type LeechAction, leechActions, leechChoices } from '#domain/flashcards/leeches.ts';
import { aimChoices, parseSteps } from '#domain/flashcards/schedule-settings.ts';

export const reviewsADayChoices = [20, 50, 100, 150, 200, 300, 500, 9999] as const;

/** The columns of `card_settings` that say when words come again. */
export type ScheduleColumns = {
  readonly recall_aim: number;
  readonly reviews_a_day: number;
  readonly learning_minutes: readonly number[];
  readonly relearning_minutes: readonly number[];
  readonly leech_lapses: number;
  readonly leech_action: LeechAction;
  readonly bury_siblings: boolean;
  readonly type_answers: boolean;
};

/** What the form says. Rule 9.420. `steps`: pauses that are not some; `shape`: what no form of ours says. */
export function parseScheduleForm(
  fields: FormData,
): ScheduleColumns | { readonly problem: 'steps' | 'shape' } {
  const chosen = <Choice extends number>(name: string, among: readonly Choice[]) =>
    among.find((one) => String(one) === fields.get(name));
  const recallAim = chosen('recallAim', aimChoices);
  const reviewsADay = chosen('reviewsADay', reviewsADayChoices);
  const leechLapses = chosen('leechLapses', leechChoices);
  const leechAction = leechActions.find((action) => action === fields.get('leechAction'));
  if (!recallAim || !reviewsADay || !leechLapses || !leechAction) return { problem: 'shape' };
  const learning = parseSteps(String(fields.get('learningMinutes') ?? ''));
  const relearning = parseSteps(String(fields.get('relearningMinutes') ?? ''));
  if (!learning || !relearning) return { problem: 'steps' };
  return {
    ...{ recall_aim: recallAim, reviews_a_day: reviewsADay },
    ...{ learning_minutes: learning, relearning_minutes: relearning },
    ...{ leech_lapses: leechLapses, leech_action: leechAction },
    bury_siblings: fields.get('burySiblings') === 'on',
    type_answers: fields.get('typeAnswers') === 'on',
  };
}
