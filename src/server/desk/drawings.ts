import type { Transaction } from '#server/db/database.ts';

type Drawing = { readonly id: string; readonly hash: string; readonly alt: { nb: string; en: string } };

/** The drawings that a page may be given: those whose ids are like this. */
export function readDrawings(
  transaction: Transaction,
  like: 'lettavis-%' | 'artikkel-%',
): Promise<Drawing[]> {
  return transaction.query<Drawing>('select id, hash, alt from public.scenes where id like $1 order by id', [
    like,
  ]);
}
