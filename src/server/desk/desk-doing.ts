import { dayMs } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { DeskKind, DeskLanguage } from './desk-kind.ts';
import type { DraftRow, DraftState } from './draft-row.ts';

/** What a change of a draft has at hand. */
export type Doing<Content extends { readonly slug: string }, Source> = {
  readonly transaction: Transaction;
  readonly kind: DeskKind<Content, Source>;
  readonly draft: DraftRow<Content, Source>;
  readonly actorId: string;
  readonly now: Date;
  readonly language: DeskLanguage;
};

/** How far ahead something may be scheduled. */
const furthestDays = 366;

/** @throws AppError 400 `time_not_ahead` */
export function momentAhead(at: string, now: Date): Date {
  const moment = new Date(at);
  const ahead = moment.getTime() - now.getTime();
  if (ahead > 0 && ahead <= furthestDays * dayMs) return moment;
  throw new AppError({
    ...{ code: 'time_not_ahead', status: 400 },
    message: `The time must lie ahead, within ${furthestDays} days.`,
  });
}

type AnyRow = DraftRow<unknown, unknown>;

/** @throws AppError 409 `draft_state` */
export function requireState({ state }: AnyRow, ...wanted: readonly DraftState[]): void {
  if (wanted.includes(state)) return;
  throw new AppError({
    ...{ code: 'draft_state', status: 409 },
    message: `It is ${state}: somebody else has changed it.`,
  });
}

/** What is published is what the editor saw. @throws AppError 409 `draft_conflict` */
export function requireRevision({ revision }: Pick<AnyRow, 'revision'>, seen: number): void {
  if (revision === seen) return;
  throw new AppError({
    ...{ code: 'draft_conflict', status: 409 },
    message: 'It has been changed meanwhile: look at it again.',
  });
}
