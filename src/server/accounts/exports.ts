import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { sign } from '#server/storage/signatures.ts';
import { exportJob } from './account-job-definitions.ts';
import { exportBucket, exportHours } from './archives.ts';

/** Copies that one person may ask for within 24 hours. */
const mostADay = 5;

type Row = {
  readonly id: string;
  readonly status: 'waiting' | 'making' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly bytes: number | null;
  readonly made_at: Date | null;
  readonly expires_at: Date | null;
};

/** `exports`: a copy of one's own data is made in the background; one at a time, at most 5 a day. Rule 9.68. */
export function exportsFunction(): ServerFunction {
  return defineFunction({
    name: 'exports',
    access: 'account',
    limit: { burst: 20, perHour: 60 },
    async run({ locale }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        // Two requests at once wait for each other here.
        await transaction.query('select from public.users where id = $1 for no key update', [userId]);
        const rows = await transaction.query<Pick<Row, 'id' | 'status'>>(
          `select id, status from public.exports where user_id = $1 and created_at > $2::timestamptz - interval '1 day'
           order by created_at desc`,
          [userId, context.now()],
        );
        const under = rows.find(({ status }) => status === 'waiting' || status === 'making');
        if (under) return under;
        if (rows.length >= mostADay) throw tooMany();
        const [made] = await transaction.query<Pick<Row, 'id' | 'status'>>(
          'insert into public.exports (user_id, locale, created_at) values ($1, $2, $3) returning id, status',
          [userId, locale, context.now()],
        );
        if (!made) throw new Error('an export was not written');
        await context.jobs.enqueue(exportJob, { exportId: made.id }, { transaction });
        return made;
      });
    },
  });
}

/** `export-states`: how far the newest copy is, and where to fetch it. Rule 9.68. */
export function exportStatesFunction(): ServerFunction {
  return defineFunction({
    name: 'export-states',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 3600 },
    async run(_input, { userId, context }) {
      const [row] = await context.database.asService((transaction) =>
        transaction.query<Row>(
          `select id, status, done, total, bytes::float8 as bytes, made_at, expires_at from public.exports
           where user_id = $1 and (expires_at is null or expires_at > $2) order by created_at desc limit 1`,
          [userId, context.now()],
        ),
      );
      if (!row) return { copy: null };
      const { id, status, done, total, bytes } = row;
      const isReady = status === 'ready' && row.expires_at !== null;
      return {
        copy: {
          ...{ id, status, done, total, bytes },
          madeAt: row.made_at?.toISOString() ?? null,
          expiresAt: row.expires_at?.toISOString() ?? null,
          url: isReady ? await addressOf(context, { userId, id, expiresAt: row.expires_at as Date }) : null,
        },
      };
    },
  });
}

/** The link of the archive, which needs no session: it is good as long as the archive is there. */
async function addressOf(
  context: Parameters<typeof sign>[0]['context'],
  { userId, id, expiresAt }: { readonly userId: string; readonly id: string; readonly expiresAt: Date },
): Promise<string> {
  const name = `${userId}/${id}.zip`;
  const left = Math.floor((expiresAt.getTime() - context.now().getTime()) / 1000);
  const token = await sign(
    { context },
    {
      scope: 'storage:download',
      place: { bucketId: exportBucket, name },
      seconds: Math.min(Math.max(left, 1), exportHours * 3600),
    },
  );
  const query = new URLSearchParams({ token, download: 'bestatt-data.zip' });
  return `${context.publicUrl}/storage/v1/object/sign/${exportBucket}/${name}?${query}`;
}

function tooMany(): AppError {
  return new AppError({
    code: 'too_many_exports',
    status: 429,
    message: `A copy can be asked for ${mostADay} times in 24 hours; try again tomorrow.`,
  });
}
