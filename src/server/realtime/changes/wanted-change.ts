import { z } from 'zod';
import { plainText } from '#server/realtime/plain-text.ts';

const columnNames = z.array(plainText(63)).max(200);

/** One entry of `config.postgres_changes`. */
export const wantedChange = z.object({
  event: plainText(20).optional(),
  schema: plainText(63).optional(),
  table: plainText(63).optional(),
  filter: plainText(8000).optional(),
  select: columnNames.optional(),
});
export type WantedChange = z.output<typeof wantedChange>;
