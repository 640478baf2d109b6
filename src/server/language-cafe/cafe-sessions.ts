import { may } from '#domain/access/permissions.ts';
import { linkIsOpen, sessionEnd } from '#domain/language-cafe/session-times.ts';
import type { ListedSession, ShownSession } from '#domain/language-cafe/session-views.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { refusal } from './refusal.ts';
import { type HeadRow, headColumns } from './session-record.ts';

/** Sessions of one answer: many weeks of them. */
const mostListed = 100;

type Row = HeadRow & {
  readonly note: string;
  readonly link: string | null;
  readonly hostName: string | null;
  readonly hostIsTeacher: boolean;
  readonly isHost: boolean;
  readonly isIn: boolean;
  readonly isSeated: boolean;
  readonly waitingNumber: number;
  readonly rated: boolean;
};

/** Of the reader, $1. The host's name is the one that their card in the community has. */
const shownColumns = `${headColumns}, s.note, s.link, h.name as "hostName",
  exists (select from public.user_roles r where r.user_id = s.host_id and r.role = 'teacher') as "hostIsTeacher",
  s.host_id is not distinct from $1::uuid as "isHost", u.user_id is not null as "isIn",
  u.seated_at is not null as "isSeated", u.rating is not null as rated,
  (select count(*)::int from public.cafe_sign_ups w
    where w.session_id = s.id and w.seated_at is null and w.number <= u.number) as "waitingNumber"`;

const shownTables = `public.cafe_sessions s
  left join public.cafe_sign_ups u on u.session_id = s.id and u.user_id = $1
  left join public.community_user_profiles h on h.id = s.host_id`;

const shared = { access: 'account', tier: featureTiers.languageCafe, demo: true } as const;

/** `cafe-sessions`: what is to come, the nearest first; or one's own, those that are over last. Rule 9.475. */
export function cafeSessionsFunction(): ServerFunction {
  return defineFunction({
    name: 'cafe-sessions',
    ...shared,
    limit: { burst: 60, perHour: 600 },
    async run({ level, mine }, { userId, context }) {
      const now = context.now();
      return context.database.asService(async (transaction) => {
        const rows = await transaction.query<Row>(
          `select ${shownColumns} from ${shownTables}
           where s.ends_at > case when $2 then $3::timestamptz - interval '14 days' else $3 end
             and case when $2 then u.user_id is not null or s.host_id = $1 else s.cancelled_at is null end
             and ($4::text is null or s.level = $4)
           order by s.ends_at <= $3, s.starts_at, s.id limit ${mostListed}`,
          [userId, mine, now, level ?? null],
        );
        return { sessions: rows.map(listed), mayHost: await mayHost(transaction, userId) };
      });
    },
  });
}

/** `cafe-session`: one session; its link to those who take part, about its time. Rule 9.476. */
export function cafeSessionFunction(): ServerFunction {
  return defineFunction({
    name: 'cafe-session',
    ...shared,
    limit: { burst: 60, perHour: 600 },
    async run({ sessionId }, { userId, context }) {
      const [row] = await context.database.asService((transaction) =>
        transaction.query<Row>(`select ${shownColumns} from ${shownTables} where s.id = $2`, [
          userId,
          sessionId,
        ]),
      );
      if (!row) throw refusal('session_not_found');
      return { session: shown(row, context.now()) };
    },
  });
}

function listed(row: Row): ListedSession {
  const { id, title, topic, level, minutes, seats, taken, waiting, cancelled } = row;
  const { hostName, hostIsTeacher, isHost, isIn, isSeated, waitingNumber } = row;
  const waits = isIn ? ({ kind: 'waiting', number: waitingNumber } as const) : null;
  return {
    ...{ id, title, topic, level, minutes, seats, taken, waiting, cancelled },
    ...{ startsAt: row.startsAt.toISOString(), hostName, hostIsTeacher, isHost },
    own: isSeated ? { kind: 'seat' } : waits,
  };
}

function shown(row: Row, now: Date): ShownSession {
  const endsAt = sessionEnd(row.startsAt, row.minutes);
  const isGiven =
    (row.isHost || row.isSeated) && !row.cancelled && linkIsOpen({ startsAt: row.startsAt, endsAt }, now);
  return { ...listed(row), note: row.note, rated: row.rated, link: isGiven ? row.link : null };
}

/** For what the list shows: the host's own screens ask for the second factor too. */
async function mayHost(transaction: Transaction, userId: string): Promise<boolean> {
  const rows = await transaction.query<{ role: string }>(
    'select role from public.user_roles where user_id = $1',
    [userId],
  );
  return may(
    rows.map(({ role }) => role),
    'hostSessions',
  );
}
