import { isDeepStrictEqual } from 'node:util';
import { emptyDraft } from '#domain/reading/story-draft.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { articleKind } from './article-kind.ts';
import { deskAccess } from './desk-access.ts';
import type { DeskKind } from './desk-kind.ts';
import { logChange } from './log-change.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

/** Rule 9.480. `desk-drafts`: lays a story on the desk, with where it came from. */
export function deskDraftsFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-drafts',
    run: ({ source }, { context, userId: actorId }) =>
      context.database.asService(async (transaction) => {
        const content = emptyDraft(source);
        const [row] = await transaction.query<{ id: string }>(
          'insert into public.story_drafts (content, source) values ($1, $2) returning id',
          [JSON.stringify(content), JSON.stringify(source)],
        );
        if (!row) throw new Error('The draft was not kept.');
        const draft = { id: row.id, content, source };
        await logChange(transaction, storyKind, { actorId, draft, change: 'begun' });
        return { id: row.id };
      }),
  });
}

type Save<Content> = { readonly draftId: string; readonly revision: number; readonly content: Content };

/**
 * Rule 9.480, Rule 9.504. `desk-saves`, `desk-article-saves`: keep what is written so far. It is saved over what the window has seen;
 * what another has saved meanwhile is given back and stays, until somebody chooses: then the same call comes with its revision.
 * The same content again changes nothing.
 */
export function deskSavesFunctions(): readonly ServerFunction[] {
  return [
    defineFunction({ ...deskAccess, name: 'desk-saves', run: saving(storyKind) }),
    defineFunction({ ...deskAccess, name: 'desk-article-saves', run: saving(articleKind) }),
  ];
}

function saving<Content extends { readonly slug: string }, Source>(kind: DeskKind<Content, Source>) {
  return (
    { draftId: id, revision, content }: Save<Content>,
    { context }: { readonly context: ServerContext },
  ) =>
    context.database.asService(async (transaction) => {
      const draft = await readDraft(transaction, { kind, id }, { lock: true });
      if (isDeepStrictEqual(draft.content, content))
        return { kind: 'saved' as const, revision: draft.revision };
      if (draft.state === 'scheduled' || draft.correct_at !== null)
        throw new AppError({
          ...{ code: 'draft_scheduled', status: 409 },
          message: 'What is scheduled is not changed: take it back first.',
        });
      if (draft.revision !== revision)
        return {
          ...{ kind: 'conflict' as const, revision: draft.revision, content: draft.content },
          updatedAt: draft.updated_at.toISOString(),
        };
      await transaction.query(
        `update ${kind.drafts} set content = $2, revision = revision + 1, updated_at = $3 where id = $1`,
        [id, JSON.stringify(content), context.now()],
      );
      return { kind: 'saved' as const, revision: revision + 1 };
    });
}
