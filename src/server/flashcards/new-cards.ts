import { osloDay, startOfOsloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { type FaceRow, faceColumns, faceJoins } from './card-faces.ts';
import type { CardSettings } from './card-settings.ts';

type Wanted = {
  readonly userId: string;
  readonly now: Date;
  readonly settings: CardSettings;
  readonly limit: number;
};

/**
 * The cards that begin next: of words the person kept, as they were kept; of their decks, in the decks' order; of the
 * topics they learn; then of the chosen levels, lower ones first. Words of the lexicon come in an order of the person's
 * own, so that neighbours in a list are not learned side by side. One card of a word begins a day, and the next only when
 * those before have left their first steps. Rule 9.76, Rule 9.413.
 */
export function newCards(
  transaction: Transaction,
  { userId, now, settings, limit }: Wanted,
): Promise<FaceRow[]> {
  if (limit <= 0) return Promise.resolve([]);
  return transaction.query<FaceRow>({
    name: 'new-cards',
    text: `with candidates as (${candidates}), first as (
        select distinct on (lemma_id, note_id) * from candidates a
        where not exists (select from public.held_cards h where h.user_id = $1 and (h.held_until is null or h.held_until > $6)
            and h.card_id = coalesce('word:' || a.lemma_id, 'note:' || a.note_id::text) || ':' || a.kind)
          and not exists (select from public.flashcards f where f.user_id = $1 and f.lemma_id = a.lemma_id
            and (f.kind = a.kind or f.state <> 'review' or f.created_at >= $2))
          and not exists (select from public.flashcards f where f.user_id = $1 and f.note_id = a.note_id
            and (f.kind = a.kind or f.state <> 'review' or f.created_at >= $2))
        order by lemma_id, note_id, source, kind_place
      ), next as (
        select *, $1::uuid as user_id from first
        order by source, since, place, level, md5(lemma_id || $1::text) limit $5
      )
      select ${faceColumns} from next c ${faceJoins}
      order by c.source, c.since, c.place, c.level, md5(c.lemma_id || $1::text)`,
    values: [userId, startOfOsloDay(now), settings.levels, settings.kinds, limit, osloDay(now)],
  });
}

/** Everything that may be learned, as each kind it is wanted as. */
const candidates = `
  select w.id as lemma_id, null::uuid as note_id, u.kind, u.kind_place, 0 as source, k.kept_at as since, 0 as place,
    w.level
  from public.kept_words k join public.lexicon w on w.id = k.lemma_id
  cross join unnest($4::text[]) with ordinality as u(kind, kind_place)
  where k.user_id = $1 and u.kind = any(w.possible_kinds)
  union all
  select n.lemma_id, case when n.lemma_id is null then n.id end, u.kind, u.kind_place, 1, d.created_at, n.position, ''
  from public.decks d join public.deck_notes n on n.deck_id = d.id
  left join public.lexicon w on w.id = n.lemma_id
  cross join unnest(coalesce(n.kinds, d.kinds)) with ordinality as u(kind, kind_place)
  where d.user_id = $1 and d.learning and d.deleted_at is null and n.deleted_at is null
    and u.kind = any(coalesce(w.possible_kinds, n.possible_kinds))
  union all
  select w.id, null, u.kind, u.kind_place, 2, d.created_at, 0, w.level
  from public.decks d join public.lexicon w on w.level = d.level and w.topic = d.topic
  cross join unnest(d.kinds) with ordinality as u(kind, kind_place)
  where d.user_id = $1 and d.source = 'lexicon' and d.learning and d.deleted_at is null
    and u.kind = any(w.possible_kinds)
  union all
  select w.id, null, u.kind, u.kind_place, 3, null, 0, w.level
  from public.lexicon w cross join unnest($4::text[]) with ordinality as u(kind, kind_place)
  where w.level = any($3) and u.kind = any(w.possible_kinds)`;
