import type { SheetFile } from '#domain/language-cafe/sheet-file.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { visitorClient } from '#web/api/visitor-client.ts';

/** A text in both languages: what is said in the café is Norwegian, and English helps those who begin. */
export type BothLanguages = SheetFile['title'];

export type SheetTeaser = {
  readonly topic: string;
  readonly level: TaskLevel;
  readonly title: BothLanguages;
  /** In Norwegian: what the talk begins with. */
  readonly firstQuestion: string;
};

export type Sheet = SheetFile;

const head = 'topic, level, titleNb:title_nb, titleEn:title_en';
type Head = Pick<Sheet, 'topic' | 'level'> & { readonly titleNb: string; readonly titleEn: string };

/** All conversation sheets, easiest first, within a level by their Norwegian titles. @throws Error when they cannot be read. */
export async function readSheets(context: LoadContext): Promise<readonly SheetTeaser[]> {
  const { data, error } = await visitorClient(context)
    .from('conversation_sheets')
    .select(`${head}, firstQuestion:sheet->questions->>0`)
    .overrideTypes<(Head & Pick<SheetTeaser, 'firstQuestion'>)[], { merge: false }>();
  if (error) throw readFailure('the conversation sheets', error);
  return data
    .map(({ titleNb: nb, titleEn: en, ...rest }) => ({ ...rest, title: { nb, en } }))
    .toSorted(
      (one, other) =>
        taskLevels.indexOf(one.level) - taskLevels.indexOf(other.level) ||
        one.title.nb.localeCompare(other.title.nb, 'nb'),
    );
}

/** The sheet of a topic; null where there is none. @throws Error when it cannot be read. */
export async function readSheet(context: LoadContext, topic: string): Promise<Sheet | null> {
  const { data, error } = await visitorClient(context)
    .from('conversation_sheets')
    .select(`${head}, sheet`)
    .eq('topic', topic)
    .maybeSingle()
    .overrideTypes<Head & { readonly sheet: Omit<Sheet, 'topic' | 'level' | 'title'> }, { merge: false }>();
  if (error) throw readFailure('the conversation sheet', error);
  if (!data) return null;
  const { titleNb: nb, titleEn: en, sheet, ...rest } = data;
  return { ...sheet, ...rest, title: { nb, en } };
}
