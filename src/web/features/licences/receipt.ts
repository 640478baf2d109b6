import type { CallOutput } from '#domain/calls/calls.ts';

/** An order as the person who made it may see it. */
export type Receipt = CallOutput<'receipts'>;
