import type { FunctionOutput } from '#domain/functions/functions.ts';

/** All that administrators may know of one person. */
export type PersonData = FunctionOutput<'admin-person'>;
