import type { Page } from '@playwright/test';
import { hydrated, startTest } from './journey.ts';
import { withDatabase } from './store.ts';

/**
 * A test whose first task is of a kind, the one with the longest words of its kind, so that no draw decides what is
 * tried.
 * @param text A task whose stimulus is of this kind too, where it matters.
 */
export async function startWithTask(
  page: Page,
  wanted: {
    readonly kind: string;
    readonly path?: string;
    readonly stimulus?: string;
    readonly robot?: boolean;
  },
): Promise<void> {
  const { kind, path = '/app/leveltest', stimulus, robot } = wanted;
  await startTest(page, { path });
  const sittingId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; stimulus_id: string }>(
      `select t.id, t.stimulus_id from public.tasks t join public.stimuli s on s.id = t.stimulus_id
       where t.kind = $1 and t.retired_at is null and ($2::text is null or s.public ->> 'kind' = $2)
         and not exists (select from public.tasks w where w.stimulus_id = s.id and w.id <> t.id
           and w.kind in ('dictation', 'typed_cloze'))
       order by length(t.public::text) + length(s.public::text) desc, t.id limit 1`,
      [kind, stimulus ?? null],
    );
    await pool.query('update public.sitting_tasks set task_id = $2 where sitting_id = $1', [
      sittingId,
      rows[0]?.id,
    ]);
    if (robot !== undefined)
      await pool.query(
        `insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
         values ($1, md5($1), 4000, '[]', 'espeak', $2)
         on conflict (stimulus_id) do update set robot = excluded.robot`,
        [rows[0]?.stimulus_id, robot],
      );
  });
  await page.reload();
  await hydrated(page);
}

/** Makes the one task of the page's test that of a file of the bank: what is written fits no other as well (Rule 9.436). */
export async function giveTask(page: Page, stimulus: string): Promise<void> {
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  const sittingId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  await withDatabase(({ pool }) =>
    pool.query(
      `update public.sitting_tasks set task_id = t.id
       from public.tasks t join public.stimuli s on s.id = t.stimulus_id
       where sitting_id = $1 and s.content_id = $2`,
      [sittingId, stimulus],
    ),
  );
  await page.reload();
  await hydrated(page);
}
