import { createHash } from 'node:crypto';
import {
  type ExchangedDeck,
  type ExchangedNote,
  type ExchangeLosses,
  noteLimits,
} from '#domain/decks/exchange.ts';
import type { FunctionInput } from '#domain/functions/functions.ts';

type Table = NonNullable<FunctionInput<'deck-imports'>['table']>;
type Rows = readonly (readonly string[])[];

/** A table's rows as notes of one deck. A row that is in it twice is one note, and has the same id whenever it comes. Rule 9.417. */
export function decksOfTable(
  rows: Rows,
  table: Table,
): { readonly decks: readonly ExchangedDeck[]; readonly losses: ExchangeLosses } {
  const notes = new Map<string, ExchangedNote>();
  const losses = { emptyNotes: 0, longTexts: 0 };
  for (const row of table.skipFirst ? rows.slice(1) : rows) {
    const cell = (column: number | null) =>
      column === null ? '' : (row[column] ?? '').replaceAll('\0', '').trim();
    const [front, back, example] = [cell(table.front), cell(table.back), cell(table.example)];
    if (front === '') {
      losses.emptyNotes += 1;
      continue;
    }
    if (
      front.length > noteLimits.front ||
      back.length > noteLimits.back ||
      example.length > noteLimits.example
    )
      losses.longTexts += 1;
    const guid = `table:${createHash('sha256').update(`${front}\u001f${back}`).digest('base64url').slice(0, 24)}`;
    notes.set(guid, {
      ...{ guid, front: front.slice(0, noteLimits.front), back: back.slice(0, noteLimits.back) },
      ...{ example: example.slice(0, noteLimits.example), exampleMeaning: '', tags: [], media: [] },
      cards: (['meaning', 'word'] as const).map((kind) => ({
        kind,
        state: null,
        suspended: false,
        reviews: [],
      })),
    });
  }
  const counted = Object.entries(losses).filter(([, count]) => count > 0);
  return {
    decks: notes.size === 0 ? [] : [{ name: table.deck, notes: [...notes.values()] }],
    losses: Object.fromEntries(counted),
  };
}

/** How many rows repeat the first column of one before them. */
export function doublesOf(rows: Rows): number {
  return rows.length - new Set(rows.map(([first = '']) => first.trim())).size;
}
