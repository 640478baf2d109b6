import type { FunctionOutput } from '#domain/functions/functions.ts';

/** An order as the person who made it may see it. */
export type Receipt = FunctionOutput<'receipts'>;
