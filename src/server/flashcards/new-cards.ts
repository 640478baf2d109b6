import { osloDay, startOfOsloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { type FaceRow, facesOf } from './card-faces.ts';
import type { CardSettings } from './card-settings.ts';

type Wanted = {
  readonly userId: string;
  readonly now: Date;
  readonly settings: CardSettings;
  readonly limit: number;
};

type NewCard = Pick<FaceRow, 'lemma_id' | 'note_id' | 'kind'>;

/**
 * The cards that begin next: of words the person kept, as they were kept; of their decks, in the decks' order; of the
 * topics they learn; then of the chosen levels, lower ones first. Words of the lexicon come in an order of the person's
 * own, so that neighbours in a list are not learned side by side. One card of a word begins a day, and the next only when
 * those before have left their first steps. Rule 9.76, Rule 9.413. One source is asked after the other, until there are enough.
 */
export async function newCards(transaction: Transaction, wanted: Wanted): Promise<readonly FaceRow[]> {
  const found = await findNew(transaction, wanted, {
    sources: ['kept', 'decks', 'topics', 'levels'],
    sorted: true,
  });
  return facesOf({ transaction, userId: wanted.userId }, found);
}

/**
 * How many cards may begin, at most `limit`: for a round that has no room for them. Which come first does not matter, so no
 * source is sorted, and the one that most often has enough is asked first.
 */
export async function countNewCards(transaction: Transaction, wanted: Wanted): Promise<number> {
  const found = await findNew(transaction, wanted, {
    sources: ['levels', 'topics', 'kept', 'decks'],
    sorted: false,
  });
  return found.length;
}

async function findNew(
  transaction: Transaction,
  { userId, now, settings, limit }: Wanted,
  { sources, sorted }: { readonly sources: readonly Source[]; readonly sorted: boolean },
): Promise<readonly NewCard[]> {
  const found = new Map<string | null, NewCard>();
  for (const source of sources) {
    if (found.size >= limit) break;
    const rows = await transaction.query<NewCard>({
      name: `new-cards-${source}${sorted ? '' : '-any'}`,
      text: sorted ? sortedQueries[source] : anyQueries[source],
      // As many as are wanted: all those found already may be among them.
      values: [userId, startOfOsloDay(now), osloDay(now), limit, settings.kinds, settings.levels],
    });
    for (const row of rows) {
      const item = row.lemma_id ?? row.note_id;
      if (!found.has(item) && found.size < limit) found.set(item, row);
    }
  }
  return [...found.values()];
}

const ownOrder = 'md5(w.id || $1::uuid::text)';

/**
 * Words that are asked as one kind only, and have begun as it, are sorted out at once: to look up each of some thousand takes longer
 * than everything else.
 */
const begunWords =
  'select f.lemma_id, f.kind from public.flashcards f where f.user_id = $1 and f.lemma_id is not null';
const wordMayBegin = `(cardinality($5::text[]) > 1
  or w.id not in (select b.lemma_id from (${begunWords}) b where b.kind = ($5::text[])[1]))`;
const topicMayBegin = `(cardinality(d.kinds) > 1 or (w.id, d.kinds[1]) not in (${begunWords}))`;
const noteMayBegin = `(cardinality(coalesce(n.kinds, d.kinds)) > 1 or n.lemma_id is not null
  or (n.id, (coalesce(n.kinds, d.kinds))[1]) not in (select f.note_id, f.kind from public.flashcards f where f.user_id = $1 and f.note_id is not null))`;

/** Words (`w`) and notes that may be learned, with the kinds they are wanted as and may have (`possible`). */
type SourceQuery = {
  readonly select: string;
  readonly from: string;
  /** The order in which they begin. */
  readonly order: string;
  /** Sorts out what has begun, where all are looked at to sort them. */
  readonly mayBegin: string;
};
const sources = {
  kept: {
    select: 'w.id as lemma_id, null::uuid as note_id, $5::text[] as kinds, w.possible_kinds as possible',
    from: 'public.kept_words k join public.lexicon w on w.id = k.lemma_id where k.user_id = $1',
    order: `k.kept_at, ${ownOrder}`,
    mayBegin: wordMayBegin,
  },
  decks: {
    select: `n.lemma_id, case when n.lemma_id is null then n.id end as note_id,
      coalesce(n.kinds, d.kinds) as kinds, coalesce(w.possible_kinds, n.possible_kinds) as possible`,
    from: `public.decks d join public.deck_notes n on n.deck_id = d.id left join public.lexicon w on w.id = n.lemma_id
      where d.user_id = $1 and d.learning and d.deleted_at is null and n.deleted_at is null`,
    order: 'd.created_at, d.id, n.position, n.id',
    mayBegin: noteMayBegin,
  },
  topics: {
    select: 'w.id as lemma_id, null::uuid as note_id, d.kinds, w.possible_kinds as possible',
    from: `public.decks d join public.lexicon w on w.level = d.level and w.topic = d.topic
      where d.user_id = $1 and d.source = 'lexicon' and d.learning and d.deleted_at is null`,
    order: `d.created_at, d.id, w.level, ${ownOrder}`,
    mayBegin: topicMayBegin,
  },
  levels: {
    select: 'w.id as lemma_id, null::uuid as note_id, $5::text[] as kinds, w.possible_kinds as possible',
    from: 'public.lexicon w where w.level = any($6::text[])',
    order: `w.level, ${ownOrder}`,
    mayBegin: wordMayBegin,
  },
} as const satisfies Readonly<Record<string, SourceQuery>>;
type Source = keyof typeof sources;

const sortedQueries = mapSources(({ select, from, order, mayBegin }) =>
  newOf(
    `(select * from (select ${select}, row_number() over (order by ${order}) as nth from ${from} and ${mayBegin}) s order by s.nth)`,
    'order by o.nth',
  ),
);
const anyQueries = mapSources(({ select, from }) => newOf(`(select ${select} from ${from})`, ''));

function mapSources(queryOf: (source: SourceQuery) => string): Readonly<Record<Source, string>> {
  return {
    kept: queryOf(sources.kept),
    decks: queryOf(sources.decks),
    topics: queryOf(sources.topics),
    levels: queryOf(sources.levels),
  };
}

/** The first of them that are new, each as the first of its kinds that has not begun. */
function newOf(words: string, order: string): string {
  return `select o.lemma_id, o.note_id, u.kind
    from ${words} o
    cross join lateral (
      select array_agg(f.kind) as begun, bool_or(f.state <> 'review' or f.created_at >= $2) as waits
      from public.flashcards f where f.user_id = $1 and (f.lemma_id = o.lemma_id or f.note_id = o.note_id)
    ) f
    cross join lateral (
      select u.kind from unnest(o.kinds) with ordinality as u(kind, place)
      where u.kind = any(o.possible) and u.kind <> all(coalesce(f.begun, '{}'))
        and not exists (select from public.held_cards h where h.user_id = $1
          and (h.held_until is null or h.held_until > $3::date)
          and h.card_id = coalesce('word:' || o.lemma_id, 'note:' || o.note_id::text) || ':' || u.kind)
      order by u.place limit 1
    ) u
    where f.waits is not true and $5::text[] is not null and $6::text[] is not null
    ${order} limit $4`;
}
