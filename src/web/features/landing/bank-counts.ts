import { type Package, packages } from '#domain/tasks/vocabulary.ts';
import type { LoadContext } from '#web/api-context.ts';
import { openSession } from '#web/session.ts';

/** Tasks that a package opens; null when the bank could not be counted. Never typed in. */
export type BankCounts = Readonly<Record<Package, number>>;

type CountRow = { readonly package: Package; readonly tasks: number };

/** Counts the bank's tasks by package; each package holds those of the packages below it. */
export async function readBankCounts(request: Request, context: LoadContext): Promise<BankCounts | null> {
  const { supabase } = openSession(request, context);
  const { data } = await supabase.from('bank_counts').select('package, tasks').returns<CountRow[]>();
  return data ? countsOf(data) : null;
}

/** Sums rows of any grouping into what each package opens. */
export function countsOf(rows: readonly CountRow[]): BankCounts {
  const upTo = (name: Package) =>
    rows
      .filter((row) => packages.indexOf(row.package) <= packages.indexOf(name))
      .reduce((sum, row) => sum + row.tasks, 0);
  return { free: upTo('free'), plus: upTo('plus'), premium: upTo('premium') };
}
