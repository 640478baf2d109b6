import type { Database } from '#server/db/database.ts';
import type { SceneStore } from './scene-store.ts';

/** Makes the table `scenes` equal to the drawn scenes. */
export async function loadScenes(database: Database, scenes: SceneStore): Promise<void> {
  const rows = [...scenes.values()].map(({ file, hash }) => {
    const { id, title, alt, contains } = file;
    return { id, hash, title, alt, contains };
  });
  await database.asOwner(async (transaction) => {
    await transaction.query(
      `insert into public.scenes (id, hash, title, alt, contains)
       select id, hash, title, alt, contains
       from jsonb_to_recordset($1) as r(id text, hash text, title jsonb, alt jsonb, contains jsonb)
       on conflict (id) do update set hash = excluded.hash, title = excluded.title, alt = excluded.alt,
         contains = excluded.contains`,
      [JSON.stringify(rows)],
    );
    await transaction.query('delete from public.scenes where id <> all($1)', [rows.map(({ id }) => id)]);
  });
}
