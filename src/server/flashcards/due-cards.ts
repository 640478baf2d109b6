import { learnedDays } from '#domain/flashcards/schedule.ts';
import { osloDay, startOfOsloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { type FaceRow, faceColumns, faceJoins } from './card-faces.ts';
import { type CardRow, cardColumns } from './card-rows.ts';
import type { CardSettings } from './card-settings.ts';

export type Asked = { readonly transaction: Transaction; readonly userId: string; readonly now: Date };

export type DueRow = FaceRow & CardRow & { readonly leech_at: Date | null; readonly due: number };

export type Counts = {
  readonly learned: number;
  /** Cards begun today, and due cards asked today. */
  readonly newToday: number;
  readonly reviewsToday: number;
};

export async function countCards({ transaction, userId, now }: Asked): Promise<Counts> {
  const [row] = await transaction.query<Counts>({
    name: 'card-counts',
    text: `select
        (select count(*)::int from public.flashcards where user_id = $1 and deleted_at is null
          and state = 'review' and stability >= $2) as learned,
        (select count(*)::int from public.card_reviews where user_id = $1 and state_before is null and reviewed_at >= $3) as "newToday",
        (select count(*)::int from public.card_reviews where user_id = $1 and state_before = 'review' and reviewed_at >= $3) as "reviewsToday"`,
    values: [userId, learnedDays, startOfOsloDay(now)],
  });
  if (!row) throw new Error('counts are always one row');
  return row;
}

/**
 * Rule 9.76, Rule 9.422: cards that are due before a moment, longest overdue first: not suspended, not buried, not deleted
 * with their deck; of one word only the first where its cards wait for each other; of those that are known at most
 * `reviewsLeft`. Each row tells how many there are in all.
 */
export function dueCards(
  { transaction, userId, now }: Asked,
  wanted: {
    readonly before: Date;
    readonly reviewsLeft: number;
    readonly limit: number;
    readonly settings: Pick<CardSettings, 'burySiblings'>;
  },
): Promise<DueRow[]> {
  const { before, reviewsLeft, limit, settings } = wanted;
  return transaction.query<DueRow>({
    name: 'due-cards',
    text: `with due as (
        select *, row_number() over (partition by coalesce(lemma_id, note_id::text) order by due_at, card_id) as sibling
        from public.flashcards where user_id = $1 and due_at < $3 and suspended_at is null and deleted_at is null
          and (buried_until is null or buried_until <= $2::date)
      ), placed as (
        select *, row_number() over (partition by state = 'review' order by due_at, card_id) as place
        from due where sibling = 1 or not $6::boolean
      ), asked as (
        select *, (count(*) over ())::int as due from placed where state <> 'review' or place <= $5
        order by due_at, card_id limit $4
      )
      select ${faceColumns}, ${cardColumns}, c.leech_at, c.due from asked c ${faceJoins} order by c.due_at, c.card_id`,
    values: [userId, osloDay(now), before, limit, Math.max(reviewsLeft, 0), settings.burySiblings],
  });
}
