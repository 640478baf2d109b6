import { osloDay } from '#domain/time/days.ts';
import type { Member } from '#server/admin/admin-fixture.ts';
import { writer } from '#server/community/community-fixture.ts';
import { type Answer, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';

/** Somebody whose licence opens the language café. For tests. */
export async function guest(api: TestApi, name = 'Kari Nordmann'): Promise<Member> {
  const one = await writer(api, { name });
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, started_at, expires_at, source)
     values ($1, 11, now() - interval '1 year', now() + interval '1 year', 'admin')`,
    [one.id],
  );
  return one;
}

/** What `host-changes` takes for a new session: in two days at 18 by the clock in Norway, for five. */
export function newSession(now: Date, change: object = {}): object {
  return {
    ...{ kind: 'create', title: 'Om mat', topic: null, level: 'A2', minutes: 60, seats: 5, note: '' },
    ...{ start: `${osloDay(new Date(now.getTime() + 2 * 86_400_000))}T18:00`, weeks: 1 },
    ...{ link: 'https://meet.example.no/cafe', requestKey: crypto.randomUUID(), ...change },
  };
}

/** Makes sessions. @returns the first one's id */
export async function host(api: TestApi, by: Member, change: object = {}): Promise<string> {
  const { data, error } = await call(by.client, 'host-changes', newSession(api.context.now(), change));
  if (!data) throw new Error(`It was refused: ${error?.code}`);
  return String(data.sessionId);
}

export function join({ client }: Member, sessionId: string): Promise<Answer> {
  return call(client, 'cafe-sign-ups', { kind: 'join', sessionId });
}

export function leave({ client }: Member, sessionId: string): Promise<Answer> {
  return call(client, 'cafe-sign-ups', { kind: 'leave', sessionId });
}
