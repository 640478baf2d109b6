import type { Page } from '@playwright/test';
import { newWithRole } from './roles.ts';
import { withDatabase } from './store.ts';

/** A teacher at the desk. */
export function newTeacher(page: Page, prefix = ''): Promise<void> {
  return newWithRole(page, { role: 'teacher', path: '/app/teacher', prefix });
}

/** What somebody has sent to a teacher. @returns its id in the queue */
export async function requestOf(email: string): Promise<string> {
  const { rows } = await withDatabase(({ pool }) =>
    pool.query<{ id: string }>(
      'select r.id from public.teacher_requests r join auth.users u on u.id = r.user_id where u.email = $1',
      [email],
    ),
  );
  return rows[0]?.id ?? '';
}
