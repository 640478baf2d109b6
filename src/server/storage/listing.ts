import type { Transaction } from '#server/db/database.ts';
import { invalidParameter } from './errors.ts';

/** A file or, without an id, a folder. `key` is its whole name; a folder's ends with a slash. */
export type Entry = {
  readonly key: string;
  readonly id: string | null;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: object | null;
  /** What the list is sorted by, as text of the database, exact to the microsecond. */
  readonly sort_value: string;
};

export const sortColumns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;
export type SortColumn = (typeof sortColumns)[number];

export type Listing = {
  readonly bucketId: string;
  readonly prefix: string;
  /** Names are cut at the next slash: what lies deeper shows as a folder. */
  readonly byFolder: boolean;
  readonly limit: number;
  readonly offset?: number;
  /** A part of the last name, in any case. */
  readonly search?: string;
  readonly sort: { readonly column: SortColumn; readonly order: 'asc' | 'desc' };
  readonly after?: Cursor;
};

/** The last entry of the page before. */
export type Cursor = { readonly sortValue: string; readonly key: string };

/** Entries under a prefix that the policies show; names sort by their bytes, folders without times come first. */
export async function listEntries(transaction: Transaction, listing: Listing): Promise<Entry[]> {
  const { column, order } = listing.sort;
  const byName = column === 'name';
  const time = `coalesce(${column}, '-infinity')`;
  const beyond = order === 'asc' ? '>' : '<';
  return transaction.query<Entry>({
    name: `storage-list-${column}-${order}-${listing.byFolder}`,
    text: `with found as (
        select name, id, updated_at, created_at, last_accessed_at, metadata,
          position('/' in substr(name, length($2) + 1)) as slash
        from storage.objects where bucket_id = $1 and name collate "C" like $3
      ), entries as (
        select name as key, id, updated_at, created_at, last_accessed_at, metadata from found
        where ${listing.byFolder ? 'slash = 0' : 'true'}
        ${
          listing.byFolder
            ? `union all select distinct substr(name, 1, length($2) + slash), null::uuid, null::timestamptz,
                null::timestamptz, null::timestamptz, null::jsonb from found where slash > 0`
            : ''
        }
      )
      select *, ${byName ? "''" : `${time}::text`} as sort_value from entries
      where ($4 = '' or strpos(lower(substr(key, length($2) + 1)), lower($4)) > 0)
        and ($5::text is null or ${
          byName
            ? `key collate "C" ${beyond} $6::text`
            : `(${time}, key collate "C") ${beyond} ($5::timestamptz, $6::text)`
        })
      order by ${byName ? '' : `${time} ${order}, `}key collate "C" ${order} limit $7 offset $8`,
    values: [
      listing.bucketId,
      listing.prefix,
      `${listing.prefix.replaceAll(/[\\%_]/g, '\\$&')}%`,
      listing.search ?? '',
      listing.after?.sortValue ?? null,
      listing.after?.key ?? null,
      listing.limit,
      listing.offset ?? 0,
    ],
  });
}

export function writeCursor(entry: Entry): string {
  return Buffer.from(JSON.stringify([entry.sort_value, entry.key])).toString('base64url');
}

/** @throws StorageError when it is none of ours */
export function readCursor(text: string): Cursor {
  try {
    const [sortValue, key] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isOurs = typeof sortValue === 'string' && typeof key === 'string';
    if (isOurs && (sortValue === '' || /^[\d\-+:. ]+$|^-infinity$/.test(sortValue)))
      return { sortValue, key };
  } catch {}
  throw invalidParameter('continuation token');
}
