import type { CsvDelimiter } from '#domain/decks/csv.ts';
import type { ExchangedDeck, ExchangedFiles } from '#domain/decks/exchange.ts';
import type { TableEncoding } from './decode-table.ts';
import type { PackageProblem } from './package-limits.ts';
import type { ReadPackage } from './read-package.ts';

/** What the thread is asked, and what it answers. */
export type ExchangeWork = {
  readonly readPackage: { readonly bytes: Uint8Array; readonly now: Date };
  readonly readTable: { readonly bytes: Uint8Array; readonly delimiter: CsvDelimiter | null };
  readonly writePackage: {
    readonly decks: readonly ExchangedDeck[];
    readonly files: ExchangedFiles;
    readonly now: Date;
  };
};

export type ExchangeAnswer = {
  readonly readPackage: ReadPackage;
  readonly readTable: ReadTable;
  readonly writePackage: Uint8Array;
};

export type ReadTable = {
  readonly encoding: TableEncoding;
  readonly delimiter: CsvDelimiter;
  readonly rows: readonly (readonly string[])[];
};

export type ExchangeRequest = {
  [Kind in keyof ExchangeWork]: { readonly kind: Kind; readonly work: ExchangeWork[Kind] };
}[keyof ExchangeWork];

export type ExchangeReply =
  | { readonly answer: unknown }
  | { readonly problem: PackageProblem; readonly why: string }
  | { readonly failure: string };
