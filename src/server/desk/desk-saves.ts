import { isDeepStrictEqual } from 'node:util';
import { emptyDraft } from '#domain/reading/story-draft.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { deskAccess } from './desk-access.ts';
import { readDraft } from './draft-rows.ts';

/** Rule 9.480. `desk-drafts`: lays a story on the desk, with where it came from. */
export function deskDraftsFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-drafts',
    run: ({ source }, { context, userId: actorId }) =>
      context.database.asService(async (transaction) => {
        const [row] = await transaction.query<{ id: string }>(
          'insert into public.story_drafts (content, source) values ($1, $2) returning id',
          [JSON.stringify(emptyDraft(source)), JSON.stringify(source)],
        );
        if (!row) throw new Error('The draft was not kept.');
        await writeAudit(transaction, {
          ...{ actorId, action: 'story.begun', subjectId: null },
          details: { storyId: row.id, story: source.title },
        });
        return { id: row.id };
      }),
  });
}

/**
 * Rule 9.480. `desk-saves`: keeps what is written so far. It is saved over what the window has seen; what another has saved
 * meanwhile is given back and stays, until somebody chooses: then the same call comes with its revision. The same content
 * again changes nothing.
 */
export function deskSavesFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-saves',
    run: ({ storyId, revision, content }, { context }) =>
      context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, storyId, { lock: true });
        if (isDeepStrictEqual(draft.content, content)) return { kind: 'saved', revision: draft.revision };
        if (draft.state === 'scheduled')
          throw new AppError({
            ...{ code: 'story_scheduled', status: 409 },
            message: 'A scheduled story is not changed: take it back first.',
          });
        if (draft.revision !== revision)
          return {
            ...{ kind: 'conflict', revision: draft.revision, content: draft.content },
            updatedAt: draft.updated_at.toISOString(),
          };
        await transaction.query(
          'update public.story_drafts set content = $2, revision = revision + 1, updated_at = $3 where id = $1',
          [storyId, JSON.stringify(content), context.now()],
        );
        return { kind: 'saved', revision: revision + 1 };
      }),
  });
}
