import { foldWord } from '#domain/language/words.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import type { DeskKind } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';

/** What may be led to, and which addresses a draft may not have. */
export type Places = { readonly published: ReadonlySet<string>; readonly taken: ReadonlySet<string> };

/** The pages of a kind that there are to lead to, and addresses that another has. */
export async function readPlaces(
  transaction: Transaction,
  { pages }: Pick<DeskKind<{ slug: string }, unknown>, 'pages'>,
  slug: string | null,
): Promise<Places> {
  const rows = await transaction.query<{ slug: string; status: string }>(`select slug, status from ${pages}`);
  return {
    published: new Set(rows.filter(({ status }) => status !== 'draft').map((row) => row.slug)),
    taken: new Set(rows.filter((row) => row.slug !== slug).map((row) => row.slug)),
  };
}

/** What is wrong with a draft's address; null when nothing is. */
export function addressFault(
  { content, slug }: Pick<DraftRow<{ readonly slug: string }, unknown>, 'content' | 'slug'>,
  taken: ReadonlySet<string>,
): { readonly rule: string; readonly message: string } | null {
  if (slug !== null && content.slug !== slug)
    return { rule: 'address_fixed', message: `published as ${slug}: the address stays` };
  return taken.has(content.slug)
    ? { rule: 'address_taken', message: `${content.slug} is another page's` }
    : null;
}

/** Words that are spelt wrong, by our checker, each once; null when it finds none. Names and rare words are among them. */
export async function misspeltWords(text: string, checker: TextChecker): Promise<string | null> {
  const words = (await checker.checkText(text))
    .filter(({ type }) => type === 'ORT')
    .map(({ start, end }) => text.slice(start, end));
  const each = [...new Map(words.map((word) => [foldWord(word), word])).values()];
  return each.length === 0 ? null : each.map((word) => `«${word}»`).join(', ');
}
