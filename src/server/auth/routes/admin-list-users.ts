import type { Context } from 'hono';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { invalid } from '#server/auth/errors.ts';
import { requireAdmin } from '#server/auth/requests.ts';
import { toUserJson, type User, userColumns } from '#server/auth/users.ts';

const defaultPerPage = 50;
const maxPerPage = 1000;

/** GET /admin/users?page=&per_page=: newest first; how many there are in `x-total-count`. */
export async function listUsers(auth: Auth, c: Context): Promise<Response> {
  await requireAdmin(auth, c);
  const page = readCount(c, { name: 'page', fallback: 1 });
  const perPage = Math.min(readCount(c, { name: 'per_page', fallback: defaultPerPage }), maxPerPage);
  const sql = poolSql(auth);
  const users = await sql.query<User>(
    `select ${userColumns} from auth.users u order by u.created_at desc, u.id desc limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const counted = await sql.query<{ total: string }>(`select count(*) as total from auth.users`);
  const total = Number(counted[0]?.total ?? 0);
  const lastPage = Math.ceil(total / perPage);
  const links = [
    ...(page < lastPage ? [pageLink(c, { page: page + 1, rel: 'next' })] : []),
    pageLink(c, { page: lastPage, rel: 'last' }),
  ];
  c.header('x-total-count', String(total));
  c.header('link', links.join(', '));
  return c.json({ users: users.map(toUserJson), aud: 'authenticated' });
}

function readCount(
  c: Context,
  { name, fallback }: { readonly name: string; readonly fallback: number },
): number {
  const given = c.req.query(name);
  if (!given) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw invalid(`Bad Pagination Parameters: ${name} must be a positive number`);
  return Number(given);
}

function pageLink(c: Context, { page, rel }: { readonly page: number; readonly rel: string }): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('page', String(page));
  return `<${pathname}?${searchParams.toString()}>; rel="${rel}"`;
}
