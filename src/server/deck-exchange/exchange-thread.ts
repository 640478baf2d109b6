/** The thread of `run-exchange.ts`: opens what somebody sent, or packs what they take along, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { findDelimiter, parseCsv, readCell } from '#domain/decks/csv.ts';
import { decodeTable } from './decode-table.ts';
import type { ExchangeReply, ExchangeRequest, ExchangeWork, ReadTable } from './exchange-work.ts';
import { PackageError, packageLimits } from './package-limits.ts';
import { readPackage } from './read-package.ts';
import { writePackage } from './write-package.ts';

parentPort?.postMessage(await reply(workerData as ExchangeRequest));

async function reply(request: ExchangeRequest): Promise<ExchangeReply> {
  try {
    return { answer: await answer(request) };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return error instanceof PackageError ? { problem: error.problem, why: error.message } : { failure: why };
  }
}

async function answer({ kind, work }: ExchangeRequest): Promise<unknown> {
  if (kind === 'readTable') return readTable(work);
  if (kind === 'readPackage') return readPackage(Buffer.from(work.bytes), work.now);
  return new Uint8Array(await writePackage(work, work.now));
}

function readTable({ bytes, delimiter }: ExchangeWork['readTable']): ReadTable {
  const { text, encoding } = decodeTable(bytes);
  if (text.includes('\0')) throw new PackageError('table_broken', 'no text');
  const found = delimiter ?? findDelimiter(text);
  const rows = parseCsv(text, found).map((row) => row.slice(0, 100).map(readCell));
  if (rows.length === 0) throw new PackageError('package_empty', 'no rows');
  if (rows.length > packageLimits.notes) throw new PackageError('package_too_large', `${rows.length} rows`);
  return { encoding, delimiter: found, rows };
}
