import { ECDH } from 'node:crypto';
import { deviceOf } from '#server/accounts/device.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import type { PushParts } from './push-notification.ts';
import { isPushAddress, type PushTarget } from './send-push.ts';

type DeviceRow = {
  readonly id: string;
  readonly session_id: string;
  readonly created_at: Date;
  readonly last_success_at: Date | null;
  readonly user_agent: string | null;
};

/** More than anybody has; the newest are told. */
const mostDevices = 20;

/** Notifications by web push: where they are switched on, and switching them on. Decision 173. */
export function pushFunctions(parts: PushParts): readonly ServerFunction[] {
  return [pushDevicesFunction(parts), pushSubscriptionsFunction(parts)];
}

/** Rule 9.532. `push-devices`: the key that browsers subscribe with, and the person's devices, this one first. */
function pushDevicesFunction(parts: PushParts): ServerFunction {
  return defineFunction({
    name: 'push-devices',
    access: 'account',
    limit: { burst: 120, perHour: 1200 },
    async run(_input, { userId, actor, context }) {
      const own = sessionOf(actor.claims);
      const { rows } = await context.database.pool.query<DeviceRow>({
        name: 'push-devices',
        text: `select p.id, p.session_id, p.created_at, p.last_success_at, s.user_agent
          from public.push_subscriptions p join auth.sessions s on s.id = p.session_id
          where p.user_id = $1 order by (p.session_id = $2::uuid) desc, p.created_at desc`,
        values: [userId, own],
      });
      const { publicKey } = await parts.keys();
      return {
        publicKey,
        devices: rows.map((row) => ({
          id: row.id,
          ...deviceOf(row.user_agent),
          since: row.created_at.toISOString(),
          toldAt: row.last_success_at?.toISOString() ?? null,
          current: row.session_id === own,
        })),
      };
    },
  });
}

/**
 * Rule 9.532. `push-subscriptions`: switches notifications on in the browser of this session, in the place of what was there. A
 * browser that somebody else used is theirs no more.
 * @throws AppError 400 `push_address` for an address or a key that is none, 409 `push_address_taken` for another browser's
 */
function pushSubscriptionsFunction(parts: PushParts): ServerFunction {
  return defineFunction({
    name: 'push-subscriptions',
    access: 'account',
    limit: { burst: 20, perHour: 100 },
    async run(target, { userId, actor, context }) {
      const sessionId = sessionOf(actor.claims);
      if (!isPushAddress(target.endpoint, parts.settings.privateHosts) || !isPoint(target.p256dh))
        throw new AppError({
          code: 'push_address',
          status: 400,
          message: 'No push service has this address.',
        });
      const now = context.now();
      const id = await context.database.asService((transaction) =>
        keep(transaction, target, { userId, sessionId, now }),
      );
      return { id };
    },
  });
}

async function keep(
  { query }: Transaction,
  { endpoint, p256dh, auth }: PushTarget,
  {
    userId,
    sessionId,
    now,
  }: { readonly userId: string; readonly sessionId: string | null; readonly now: Date },
): Promise<string> {
  await query('delete from public.push_subscriptions where session_id = $1 and endpoint <> $2', [
    sessionId,
    endpoint,
  ]);
  // Only the browser itself knows its keys as well.
  const [row] = await query<{ id: string }>(
    `insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       created_at = excluded.created_at, last_success_at = null
     where s.p256dh = excluded.p256dh and s.auth = excluded.auth returning id`,
    [userId, sessionId, endpoint, p256dh, auth, now],
  );
  if (!row)
    throw new AppError({
      code: 'push_address_taken',
      status: 409,
      message: 'Another browser has this address.',
    });
  await query(
    `delete from public.push_subscriptions where id in (select id from public.push_subscriptions
       where user_id = $1 order by created_at desc, id desc offset ${mostDevices})`,
    [userId],
  );
  return row.id;
}

function sessionOf({ session_id: id }: Readonly<Record<string, unknown>>): string | null {
  return typeof id === 'string' ? id : null;
}

/** A point of the curve that messages are encrypted for. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}
