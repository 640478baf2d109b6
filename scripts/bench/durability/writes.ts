import type pg from 'pg';
import type { Kept } from './durability.ts';
import { inTurn, type Target } from './target.ts';

/** A request that puts five rows in. */
export type Write = { readonly id: string; acknowledged: boolean };

const partsOfWrite = 5;
const clients = 20;

export const partsTable = `create table public.durability_parts (write text not null, part int not null, body text not null);
  alter table public.durability_parts enable row level security`;

/** Sends them by REST, twenty at a time, until all are sent or nobody answers; notes which were acknowledged. */
export async function sendWrites(work: {
  readonly target: Target;
  readonly round: number;
  readonly count: number;
  readonly log: Write[];
}): Promise<void> {
  const { target, round, count, log } = work;
  await inTurn({ count, clients }, async (index) => {
    const write: Write = { id: `${round}-${index}`, acknowledged: false };
    log.push(write);
    const rows = Array.from({ length: partsOfWrite }, (_, part) => ({
      write: write.id,
      part,
      body: 'x'.repeat(500),
    }));
    const response = await fetch(`${target.url}/rest/v1/durability_parts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${target.serviceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(rows),
    });
    // Its Postgres was killed a moment before it.
    if (response.status >= 500) return;
    if (response.status !== 201)
      throw new Error(`A write was refused: ${response.status} ${await response.text()}`);
    write.acknowledged = true;
  });
}

/** Looks into the table itself. */
export async function countWrites(client: pg.Client, writes: readonly Write[]): Promise<Kept> {
  const { rows } = await client.query<{ write: string; parts: number }>(
    'select write, count(distinct part)::int as parts from public.durability_parts group by write',
  );
  const parts = new Map(rows.map((row) => [row.write, row.parts]));
  return {
    sent: writes.length,
    acknowledged: writes.filter(({ acknowledged }) => acknowledged).length,
    lost: writes.filter(({ id, acknowledged }) => acknowledged && !parts.has(id)).length,
    half: rows.filter((row) => row.parts !== partsOfWrite).length,
  };
}
