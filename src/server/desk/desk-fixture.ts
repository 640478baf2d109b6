import type { SupabaseClient } from '@supabase/supabase-js';
import type { StoryDraft } from '#domain/reading/story-draft.ts';
import { call } from '#server/sittings/sitting-fixture.ts';

/** A story on the desk, with what an editor does to it. For tests. */
export async function storyOnDesk(client: SupabaseClient, content: StoryDraft) {
  const source = { kind: 'pasted', title: 'En kilde', url: 'https://snl.no/elg', text: 'En elg i skogen.' };
  const { data } = await call(client, 'desk-drafts', { source });
  const draftId = String(data?.id);
  const save = (changed: StoryDraft, revision: number, by = client) =>
    call(by, 'desk-saves', { draftId, revision, content: changed });
  await save(content, 0);
  return {
    ...{ draftId, save },
    change: (change: object, by = client) => call(by, 'desk-changes', { draftId, ...change }),
    read: async () => (await call(client, 'desk-story', { draftId })).data as Record<string, unknown>,
    checks: async () => {
      const answer = await call(client, 'desk-checks', { draftId });
      return (answer.data?.findings ?? []) as { severity: string; rule: string; field: string | null }[];
    },
  };
}
