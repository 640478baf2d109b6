import type { StoryLevel } from '#domain/reading/story-levels.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { nextCorrectionOf } from './corrections.ts';
import { deskAccess } from './desk-access.ts';
import type { Correction } from './desk-kind.ts';
import type { DraftState } from './draft-row.ts';
import { readDrawings } from './drawings.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

type ListedRow = {
  readonly id: string | null;
  readonly slug: string;
  readonly title: string;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly correct_at: Date | null;
  readonly levels: StoryLevel[];
};

/** More than a desk holds at once; older ones are found on the page of LettAvis. */
const mostListed = 200;

/** Rule 9.481. `desk-stories`: what lies on the desk, by its state; and what comes from files, to be read. */
export function deskStoriesFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-stories',
    run: ({ list }, { context }) =>
      context.database.asService(async (transaction) => {
        const rows =
          list === 'files' ? await readFromFiles(transaction) : await readFromDesk(transaction, list);
        return {
          stories: rows.map(({ published_at, updated_at, correct_at, ...story }) => ({
            ...story,
            publishedAt: published_at?.toISOString() ?? null,
            updatedAt: updated_at.toISOString(),
            correctionAt: correct_at?.toISOString() ?? null,
          })),
        };
      }),
  });
}

function readFromDesk(transaction: Transaction, state: DraftState): Promise<ListedRow[]> {
  return transaction.query<ListedRow>(
    `select d.id, coalesce(d.slug, d.content ->> 'slug') as slug,
       coalesce(nullif(d.content #>> '{versions,A2,title}', ''), nullif(d.content #>> '{versions,B1,title}', ''),
         nullif(d.content #>> '{versions,B2,title}', ''), d.source ->> 'title') as title,
       coalesce(d.publish_at, case when d.state = 'published' then s.published_at end) as published_at, d.updated_at,
       d.correct_at,
       array(select v.key from jsonb_each(d.content -> 'versions') v
         where v.value ->> 'text' <> '' order by v.key) as levels
     from public.story_drafts d left join public.stories s on s.slug = d.slug
     where d.state = $1 or ($1 = 'scheduled' and d.correct_at is not null)
     order by coalesce(d.publish_at, s.published_at, d.updated_at) desc, d.id limit ${mostListed}`,
    [state],
  );
}

function readFromFiles(transaction: Transaction): Promise<ListedRow[]> {
  return transaction.query<ListedRow>(
    `select null as id, s.slug, coalesce(min(v.title) filter (where v.level = 'A2'), s.slug) as title, s.published_at, s.updated_at, null as correct_at,
       array_agg(v.level order by v.level) as levels
     from public.stories s join public.story_versions v using (slug)
     where s.origin = 'content' and s.status <> 'draft'
     group by s.slug order by s.published_at desc limit ${mostListed}`,
  );
}

type PublishedRow = { readonly published_at: Date; readonly corrections: Correction[] };

/** Rule 9.480. `desk-story`: a story of the desk with its source, and what it can be given. */
export function deskStoryFunction(providerOf: () => string | null): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-story',
    run: ({ draftId }, { context }) =>
      context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind: storyKind, id: draftId });
        const { id, state, revision, content, source, slug } = draft;
        const [published] = await transaction.query<PublishedRow>(
          'select published_at, corrections from public.stories where slug = $1',
          [slug],
        );
        const at = state === 'published' ? published?.published_at : draft.publish_at;
        return {
          ...{ id, state, revision, content, source, address: slug },
          publishedAt: at?.toISOString() ?? null,
          publishedRevision: draft.published_revision,
          updatedAt: draft.updated_at.toISOString(),
          corrections: published?.corrections ?? [],
          nextCorrection: nextCorrectionOf(draft),
          model: providerOf(),
          drawings: await readDrawings(transaction, 'lettavis-%'),
          others: await transaction.query<{ slug: string; title: string }>(
            `select s.slug, v.title from public.stories s join public.story_versions v on v.slug = s.slug and v.level = 'A2'
             where s.status <> 'draft' and s.slug is distinct from $1 order by v.title`,
            [slug],
          ),
        };
      }),
  });
}
