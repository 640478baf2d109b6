import type { Page } from '@playwright/test';
import { newWithRole } from './roles.ts';

/** A teacher at the desk. */
export function newTeacher(page: Page, prefix = ''): Promise<void> {
  return newWithRole(page, { role: 'teacher', path: '/app/teacher', prefix });
}
