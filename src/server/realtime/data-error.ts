import pg from 'pg';

/** Classes 22 (data exception) and 54 (a limit of the program is exceeded): the data is at fault, not the database. */
export function isDataError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|54)/.test(error.code ?? '');
}
