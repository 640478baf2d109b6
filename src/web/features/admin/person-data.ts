import type { CallOutput } from '#domain/calls/calls.ts';

/** All that administrators may know of one person. */
export type PersonData = CallOutput<'admin-person'>;
