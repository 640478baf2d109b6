import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { PlacedSheet } from './check-sheets.ts';
import type { SheetFile } from './sheet-file.ts';

const both = (nb: string) => ({ nb, en: 'In English' });

/** A sheet as it should be. For tests. */
export function sheetExample(change: Partial<SheetFile> = {}): SheetFile {
  return {
    title: both('Turer i skogen'),
    level: 'A2',
    topic: 'walks',
    warmUp: both('Si navnet ditt.'),
    questions: [1, 2, 3, 4, 5, 6, 7, 8].map((hour) => `Hvor går du klokka ${hour}?`),
    phrases: ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte'].map((number) =>
      both(`${number} turer`),
    ),
    task: both('To og to: Lag en plan.'),
    closing: both('Si takk.'),
    host: both('Hør etter.'),
    ...change,
  };
}

/** Five sheets at each level, at their places. For tests. */
export function sheetsExample(): readonly PlacedSheet[] {
  return taskLevels.flatMap((level) => [1, 2, 3, 4, 5].map((number) => placed(level, number)));
}

function placed(level: TaskLevel, number: number): PlacedSheet {
  const topic = `${level.toLowerCase()}-${number}`;
  return { path: `language-cafe/${level}/${topic}.yaml`, sheet: sheetExample({ level, topic }) };
}
