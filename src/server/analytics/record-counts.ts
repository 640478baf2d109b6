import { otherPath } from '#domain/analytics/counted-paths.ts';
import { type Count, countKinds } from '#domain/analytics/tally.ts';
import type { Database } from '#server/db/database.ts';

/** Names of a kind in a day, beyond which a new one is put with the others: whoever sends made-up ones fills no table. */
const mostNames = 500;

/**
 * Adds to the counts of a day, at once: what came in is kept nowhere. An article or a story is counted by its name only where
 * there is one of that name.
 */
export async function recordCounts(
  database: Database,
  { day, counts }: { readonly day: string; readonly counts: readonly Count[] },
): Promise<void> {
  if (counts.length === 0) return;
  // In one order, so that two that come together do not wait for each other in a circle.
  const sorted = counts.toSorted(
    (one, other) => countKinds.indexOf(one.kind) - countKinds.indexOf(other.kind),
  );
  await database.pool.query({
    name: 'record-visit-counts',
    text: `insert into bestatt.visit_counts as c (day, kind, name, count)
      select $1::date, kind, case
          when kind = 'view' and name like '/articles/_%'
            and not exists (select from public.articles a where '/articles/' || a.slug = name) then $4
          when kind = 'view' and name like '/lettavis/_%'
            and not exists (select from public.stories s where '/lettavis/' || s.slug = name) then $4
          when kind = 'view' and name like '/community/category/_%'
            and not exists (select from public.community_categories k where '/community/category/' || k.id = name) then $4
          when kind = 'view' and name like '/community/language-cafe/_%'
            and not exists (select from public.conversation_sheets k where '/community/language-cafe/' || k.topic = name) then $4
          when kind in ('source', 'event')
            and not exists (select from bestatt.visit_counts n where n.day = $1::date and n.kind = given.kind and n.name = given.name)
            and (select count(*) from bestatt.visit_counts n where n.day = $1::date and n.kind = given.kind) >= $5 then $4
          else name end, 1
      from unnest($2::text[], $3::text[]) as given (kind, name)
      on conflict (day, kind, name) do update set count = c.count + 1`,
    values: [day, sorted.map(({ kind }) => kind), sorted.map(({ name }) => name), otherPath, mostNames],
  });
}
