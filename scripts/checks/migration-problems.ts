import { readIndexes } from '#server/db/build-indexes.ts';

/** Older files were written before there was a check; they stay as they are. */
export const firstChecked = { migrations: 36, platform: 11 } as const;

/** What makes replicas of the version before fail while they still run, and what to do instead. */
const breaking: readonly (readonly [form: RegExp, problem: string])[] = [
  [/\bdrop\s+(table|view|materialized view|schema|type|function)\b/, 'drops what a running replica may use'],
  [/\bdrop\s+column\b/, 'drops a column that a running replica may read or write'],
  [
    /\brename\b/,
    'renames what a running replica knows by its old name: add the new, fill it, drop the old later',
  ],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/, 'changes the type of a column: add another column'],
  [/\bset\s+not\s+null\b/, 'makes a column needed that a running replica may leave empty'],
  [/\bdrop\s+default\b/, 'takes away a default that a running replica may count on'],
];

const contract = /^-- Contract: .*\brelease \d+\.\d+\.\d+\b/m;
const small = /^-- Small: ([a-z_.]+) /gm;

/** What is wrong with a new migration, a sentence each. Rule 9.208, decision 097. */
export function migrationProblems(file: string, sql: string): string[] {
  const problems: string[] = [];
  if (!/^\d{4}(-[a-z0-9]+){2,}\.sql$/.test(file))
    problems.push('has a name that does not say what it holds: NNNN-two-or-more-words.sql');
  if (sql.startsWith('-- Runs outside a transaction.')) return [...problems, ...problemsOfIndexes(sql)];
  const statements = bareStatements(sql);
  if (!contract.test(sql)) problems.push(...statements.flatMap(breakingOf));
  const made = new Set(statements.flatMap(tableMade));
  const smallOnes = new Set([...sql.matchAll(small)].map(([, table]) => table));
  for (const statement of statements) {
    const [, table] =
      /^create (?:unique )?index (?:if not exists )?(?:\S+ )?on (?:only )?([a-z_.]+)/.exec(statement) ?? [];
    if (table && !made.has(table) && !smallOnes.has(table))
      problems.push(
        `builds an index of ${table} while writers wait: in a file of its own, "-- Runs outside a transaction." and concurrently; or "-- Small: ${table} …" says why it stays small`,
      );
  }
  return problems;
}

function problemsOfIndexes(sql: string): string[] {
  try {
    readIndexes(sql);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function breakingOf(statement: string): string[] {
  const found = breaking.filter(([form]) => form.test(statement)).map(([, problem]) => problem);
  const columns = statement.split(/\badd\s+column\b/).slice(1);
  // A default that is evaluated once costs nothing; without one a replica that does not know the column cannot insert.
  if (columns.some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column)))
    found.push('adds a column that is needed and has no default: a running replica does not fill it');
  return found.map((problem) => `${problem} (${statement.slice(0, 60)})`);
}

function tableMade(statement: string): string[] {
  const [, table] =
    /^create (?:unlogged )?(?:table|materialized view) (?:if not exists )?([a-z_.]+)/.exec(statement) ?? [];
  return table ? [table] : [];
}

/** Statements in small letters, without comments, and with nothing in quotes: not the bodies of functions. */
function bareStatements(sql: string): string[] {
  return sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}
