import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sheetFile } from '#domain/language-cafe/sheet-file.ts';
import type { Database } from '#server/db/database.ts';

/**
 * Makes the conversation sheets equal to the files of `<contentDir>/language-cafe`: new ones come, changed ones follow, and
 * one whose file is gone goes. Rule 9.473.
 * @throws Error for a file of the wrong form, or a folder without any: they are ours.
 */
export async function loadSheets({
  database,
  contentDir,
}: {
  readonly database: Database;
  readonly contentDir: string;
}): Promise<void> {
  const folder = join(contentDir, 'language-cafe');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const sheets = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => sheetFile.parse(parse(readFileSync(join(folder, name), 'utf8'))));
  if (sheets.length === 0) throw new Error(`There are no conversation sheets in ${folder}.`);
  await database.asOwner(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7421052)');
    await transaction.query('delete from public.conversation_sheets where topic <> all ($1)', [
      sheets.map(({ topic }) => topic),
    ]);
    for (const { topic, level, title, ...sheet } of sheets)
      await transaction.query(
        `insert into public.conversation_sheets (topic, level, title_nb, title_en, sheet) values ($1, $2, $3, $4, $5)
         on conflict (topic) do update set level = excluded.level, title_nb = excluded.title_nb,
           title_en = excluded.title_en, sheet = excluded.sheet`,
        [topic, level, title.nb, title.en, JSON.stringify(sheet)],
      );
  });
}
