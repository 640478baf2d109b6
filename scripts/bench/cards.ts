import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerContext } from '#server/context/server-context.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { flashcardFunctions } from '#server/flashcards/flashcard-functions.ts';
import { startBenchProduct } from './bench-product.ts';
import { generate } from './cards/generate.ts';

/**
 * `npm run bench:cards`: one person's due queue, answers and statistics, from the function's call to its answer, with 10,000
 * cards and 100,000 reviews of theirs beside those of others; `withNew`: the queue of a day with room for new cards. Last line: JSON. Ends with 1 when the queue takes 20 ms, the
 * statistics 200 ms (both at the 95th percentile), or a table of cards is read whole. `load`: processes that wanted to run in
 * the last minute; with more than there are cores the times are those of waiting.
 */
const { values } = parseArgs({
  options: {
    cards: { type: 'string', default: '10000' },
    reviews: { type: 'string', default: '100000' },
    others: { type: 'string', default: '40' },
    runs: { type: 'string', default: '200' },
  },
});
const amount = {
  cards: Number(values.cards),
  reviews: Number(values.reviews),
  others: Number(values.others),
};
const runs = Number(values.runs);
const most = { queueP95Ms: 20, statisticsP95Ms: 200 } as const;

const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-bench-cards-'));
// As root, Postgres runs as another user, who must be let through.
chmodSync(dataDir, 0o755);
// The product makes the tables and loads the lexicon; what a first start does for itself is not what is measured.
const product = await startBenchProduct({ DATA_DIR: dataDir, SPEECH_AHEAD: 'false' });
try {
  const embedded = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase({ ...embedded.connection(), max: 1, statement_timeout: 0 }, () => {});
  const userId = await generate(database.pool, amount);
  const wholeReads = new Set<string>();
  const call = { userId, context: { database, now: () => new Date() } as unknown as ServerContext };
  const queueP95Ms = await p95(() => run('cards', {}, call));
  // With room for new cards, which are looked for in decks and levels where most have begun.
  const setReviewsADay = (most: number) =>
    database.pool.query(
      `insert into public.card_settings (user_id, levels, reviews_a_day) values ($1, '{A1}', $2)
       on conflict (user_id) do update set reviews_a_day = excluded.reviews_a_day`,
      [userId, most],
    );
  await setReviewsADay(20);
  const withNewP95Ms = await p95(() => run('cards', {}, call));
  await setReviewsADay(200);
  const aheadP95Ms = await p95(() => run('cards', { ahead: true }, call));
  const statisticsP95Ms = await p95(() => run('card-statistics', {}, call));
  const { rows } = await database.pool.query<{ card_id: string }>(
    'select card_id from public.flashcards where user_id = $1 order by due_at limit $2',
    [userId, runs + 1],
  );
  const answerP95Ms = await p95((nth) =>
    run(
      'card-reviews',
      { cardId: rows[nth]?.card_id, rating: 'good', ms: 900, requestKey: `answer-${nth}` },
      call,
    ),
  );
  // By now Postgres has chosen the plans it keeps for prepared statements.
  const watched = { ...call, context: { ...call.context, database: watchReads(database, wholeReads) } };
  for (const input of [{}, { ahead: true }]) await run('cards', input, watched);
  await run('card-statistics', {}, watched);
  await database.close();
  for (const table of wholeReads) console.error(`A query reads the whole of ${table}.`);
  const figures = { queueP95Ms, withNewP95Ms, aheadP95Ms, statisticsP95Ms, answerP95Ms, load: loadavg()[0] };
  if (
    wholeReads.size > 0 ||
    Math.max(queueP95Ms, withNewP95Ms) >= most.queueP95Ms ||
    statisticsP95Ms >= most.statisticsP95Ms
  )
    process.exitCode = 1;
  console.log(JSON.stringify({ ...amount, ...figures, wholeReads: wholeReads.size }));
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Calls one of the functions as the service does, past its limit of calls. */
async function run(name: string, input: object, call: object): Promise<void> {
  const found = flashcardFunctions().find((one) => one.name === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  await found.run(input as never, call as never);
}

/** The 95th percentile of so many runs, in ms; the first ten do not count. */
async function p95(once: (nth: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < runs; nth += 1) {
    const start = performance.now();
    await once(nth);
    if (nth >= 10) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return Math.round((times[Math.floor(times.length * 0.95)] ?? Number.NaN) * 10) / 10;
}

/** The database, whose transactions tell which tables of cards they read from end to end: those of others do not count. */
function watchReads(database: Database, wholeReads: Set<string>): Database {
  return {
    ...database,
    asService: (work) =>
      database.asService(async (transaction) => {
        const result = await work(transaction);
        const rows = await transaction.query<{ relname: string }>(
          `select relname from pg_stat_xact_user_tables where schemaname = 'public' and seq_scan > 0
           and relname in ('flashcards', 'card_reviews', 'deck_notes', 'held_cards', 'card_parameters')`,
        );
        for (const { relname } of rows) wholeReads.add(relname);
        return result;
      }),
  };
}
