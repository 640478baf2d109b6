import type { SupabaseClient } from '@supabase/supabase-js';
import type { Role } from '#domain/access/roles.ts';
import type { Answer } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';

export type Member = { readonly client: SupabaseClient; readonly id: string; readonly email: string };

export const password = 'et fjell i solnedgang';
let made = 0;

/** Somebody with an account and these roles, signed in; with a role, by a second factor too (Rule 6.19). For tests. */
export async function member(api: TestApi, ...roles: readonly Role[]): Promise<Member> {
  const number = ++made;
  const client = api.client(`198.51.100.${number % 250}`);
  const email = `member-${number}@example.no`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.user) throw error ?? new Error('nobody was made');
  await api.database.pool.query(
    'insert into public.user_roles (user_id, role) select $1, role from unnest($2::text[]) as role',
    [data.user.id, roles],
  );
  if (roles.length > 0) await setUpSecondFactor(client);
  return { client, id: data.user.id, email };
}

/** The audit log about somebody, oldest first; about nobody with null. */
export async function auditAbout(api: TestApi, subjectId: string | null) {
  const { rows } = await api.database.pool.query<{ actor_id: string; action: string; details: object }>(
    'select actor_id, action, details from public.audit_log where subject_id is not distinct from $1 order by id',
    [subjectId],
  );
  return rows;
}

/** A list of an answer. */
export function listed<Row = object>({ data }: Pick<Answer, 'data'>, name: string): readonly Row[] {
  return (data?.[name] ?? []) as readonly Row[];
}
