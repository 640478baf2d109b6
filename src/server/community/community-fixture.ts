import { join } from 'node:path';
import type { Role } from '#domain/access/roles.ts';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { type Answer, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { loadCategories } from './load-categories.ts';

/** The categories of content/. For tests. */
export async function openCommunity(api: TestApi): Promise<void> {
  await loadCategories({
    database: api.database,
    contentDir: join(import.meta.dirname, '../../../content'),
  });
}

/** Somebody who has set up their profile, and so has a card; `settled`: no newcomer any more. */
export async function writer(
  api: TestApi,
  { name = 'Kari Nordmann', settled = false, roles = [] as readonly Role[] } = {},
): Promise<Member> {
  const one = await member(api, ...roles);
  await api.database.pool.query(
    `update public.users set full_name = $2, country = 'NO', date_of_birth = '1990-01-01', onboarded = true where id = $1`,
    [one.id, name],
  );
  if (settled)
    await api.database.pool.query(
      `update public.community_user_profiles set member_since = now() - interval '40 days', comments = 3 where id = $1`,
      [one.id],
    );
  return one;
}

type Change = Readonly<Record<string, unknown>>;

/** What `community-posts` takes for a new post. */
export function newPost(change: Change = {}): object {
  return {
    ...{ kind: 'create', categoryId: 'writing', language: 'nb', title: 'Hvordan skriver jeg en klage?' },
    ...{
      content: 'Jeg skal **klage** på en regning.',
      tags: ['brev'],
      requestKey: crypto.randomUUID(),
      ...change,
    },
  };
}

/** Begins a discussion. @returns its id */
export async function post(by: Member, change: Change = {}): Promise<string> {
  return idOf(await call(by.client, 'community-posts', newPost(change)), 'postId');
}

export function comment(by: Member, postId: string, change: Change = {}): Promise<Answer> {
  return call(by.client, 'community-comments', {
    ...{ kind: 'create', postId, parentId: null, language: 'nb', content: 'Begynn med hva det gjelder.' },
    ...{ requestKey: crypto.randomUUID(), ...change },
  });
}

export function vote(by: Member, postId: string, { commentId = null as string | null, on = true } = {}) {
  return call(by.client, 'community-votes', { postId, commentId, on });
}

export function idOf({ data, error }: Answer, name: string): string {
  if (!data) throw new Error(`It was refused: ${error?.code}`);
  return String(data[name]);
}
