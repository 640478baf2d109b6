import type { HostedSession, SessionFeedback } from '#domain/language-cafe/session-views.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { CafeSettings } from './cafe-settings.ts';
import { refusal } from './refusal.ts';
import { type HeadRow, headColumns } from './session-record.ts';

type Row = HeadRow & {
  readonly seriesId: string;
  readonly following: number;
  readonly note: string;
  readonly link: string | null;
  readonly feedback: readonly SessionFeedback[];
  readonly isOver: boolean;
};

/** Feedback in an order that says nothing of who gave it. Rule 9.478. */
const hostedColumns = `${headColumns}, s.series_id as "seriesId", s.note, s.link, s.ends_at <= $2 as "isOver",
  (select count(*)::int from public.cafe_sessions f
    where f.series_id = s.series_id and f.starts_at >= s.starts_at and f.cancelled_at is null) as following,
  coalesce((select json_agg(json_build_object('rating', c.rating, 'comment', c.comment) order by c.rating desc, c.comment)
    from public.cafe_sign_ups c where c.session_id = s.id and c.rating is not null), '[]') as feedback`;

const shared = { access: { permission: 'hostSessions' }, limit: { burst: 60, perHour: 600 } } as const;

/** `host-sessions`: the sessions that somebody hosts. Rule 9.474. */
export function hostSessionsFunction(settings: CafeSettings): ServerFunction {
  return defineFunction({
    name: 'host-sessions',
    ...shared,
    async run(_input, { userId, context }) {
      const rows = await context.database.asService((transaction) =>
        transaction.query<Row>(
          `select ${hostedColumns} from public.cafe_sessions s
           where s.host_id = $1 and s.ends_at > $2::timestamptz - interval '90 days' order by s.starts_at, s.id`,
          [userId, context.now()],
        ),
      );
      const isUpcoming = ({ isOver, cancelled }: Row) => !isOver && !cancelled;
      return {
        upcoming: rows.filter(isUpcoming).map(hosted),
        past: rows
          .filter((row) => !isUpcoming(row))
          .toReversed()
          .map(hosted),
        makesLinks: settings.meetingServer !== null,
      };
    },
  });
}

/** `host-session`: one of them. */
export function hostSessionFunction(settings: CafeSettings): ServerFunction {
  return defineFunction({
    name: 'host-session',
    ...shared,
    async run({ sessionId }, { userId, context }) {
      const row = await context.database.asService((transaction) =>
        readHosted(transaction, { sessionId, userId, now: context.now() }),
      );
      if (!row) throw refusal('session_not_found');
      return { session: hosted(row), makesLinks: settings.meetingServer !== null };
    },
  });
}

async function readHosted(
  transaction: Transaction,
  { sessionId, userId, now }: { readonly sessionId: string; readonly userId: string; readonly now: Date },
): Promise<Row | undefined> {
  const [row] = await transaction.query<Row>(
    `select ${hostedColumns} from public.cafe_sessions s where s.host_id = $1 and s.id = $3`,
    [userId, now, sessionId],
  );
  return row;
}

function hosted({ startsAt, isOver: _isOver, ...row }: Row): HostedSession {
  return { ...row, startsAt: startsAt.toISOString() };
}
