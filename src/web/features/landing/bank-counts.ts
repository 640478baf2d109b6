import type { Category } from '#domain/levels/categories.ts';
import { openCategories } from '#domain/licences/package.ts';
import { type Package, packages } from '#domain/tasks/vocabulary.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { visitorClient } from '#web/api/visitor-client.ts';

/** Tasks that a package opens; counted from the bank, never typed in. */
export type BankCounts = Readonly<Record<Package, number>>;

type CountRow = { readonly category: Category; readonly package: Package; readonly tasks: number };

/**
 * Counts the bank's tasks by package, or null when the bank cannot be read. Asked as a visitor, whoever looks:
 * the counts are the same for all, and no session has to be renewed for them.
 */
export async function readBankCounts(context: LoadContext): Promise<BankCounts | null> {
  const supabase = visitorClient(context);
  const { data } = await supabase
    .from('bank_counts')
    .select('category, package, tasks')
    .overrideTypes<CountRow[], { merge: false }>();
  return data ? countsOf(data) : null;
}

/** Sums rows of any grouping into what each package opens, in categories that can be practised today. Rule 1.24. */
export function countsOf(rows: readonly CountRow[]): BankCounts {
  const upTo = (name: Package) =>
    rows
      .filter((row) => openCategories.includes(row.category))
      .filter((row) => packages.indexOf(row.package) <= packages.indexOf(name))
      .reduce((sum, row) => sum + row.tasks, 0);
  return { free: upTo('free'), plus: upTo('plus'), premium: upTo('premium') };
}
