import { randomUUID } from 'node:crypto';
import { demoHours, demoPerson } from '#domain/demo/demo.ts';
import { begunAt } from '#domain/demo/plan.ts';
import { tiers } from '#domain/licences/licence.ts';
import { dayMs } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { grantLicence } from '#server/licences/grants.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';
import type { DemoHistory, HistoryTest } from './demo-history.ts';

/** Packages of the made-up weeks, and the one that opens everything today. */
const packages = [
  { name: 'trial', tier: tiers.trial, days: 7, daysAgo: 41 },
  { name: 'plus', tier: tiers.plus, days: 30, daysAgo: 33 },
  { name: 'demo', tier: tiers.premium, days: 1, daysAgo: 0 },
] as const;

/** Makes an anonymous account the demo's learner. Run it as the database's owner. @returns when it is thrown away */
export async function populateDemo(
  transaction: Transaction,
  given: {
    readonly userId: string;
    readonly locale: TextLocale;
    readonly history: DemoHistory;
    readonly now: Date;
  },
): Promise<Date> {
  const { userId, locale, history, now } = given;
  const until = new Date(now.getTime() + demoHours * 3_600_000);
  await writePerson(transaction, { userId, locale, now, until });
  for (const { name, tier, days, daysAgo } of packages) {
    await grantLicence(transaction, {
      ...{ userId, tier, days, source: 'demo', reference: `${userId} ${name}` },
      grantedAt: new Date(now.getTime() - daysAgo * dayMs),
    });
  }
  for (const test of history) await writeTest(transaction, { userId, test, now });
  await writeCards(transaction, { userId, now });
  return until;
}

async function writePerson(
  transaction: Transaction,
  given: {
    readonly userId: string;
    readonly locale: TextLocale;
    readonly now: Date;
    readonly until: Date;
  },
): Promise<void> {
  const { userId, locale, now, until } = given;
  const { fullName, country, dateOfBirth, targetLevel, description, examInDays } = demoPerson;
  const examDate = new Date(now.getTime() + examInDays * dayMs).toISOString().slice(0, 10);
  await transaction.query(
    `update public.users set full_name = $2, country = $3, date_of_birth = $4, target_level = $5, description = $6,
       exam_date = $7, onboarded = true, demo_until = $8 where id = $1`,
    [userId, fullName, country, dateOfBirth, targetLevel, description[locale], examDate, until],
  );
  await transaction.query(
    `update auth.users set
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('demo_until', $2::text),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('full_name', $3::text, 'locale', $4::text)
     where id = $1`,
    [userId, until.toISOString(), fullName, locale],
  );
}

async function writeTest(
  transaction: Transaction,
  { userId, test, now }: { readonly userId: string; readonly test: HistoryTest; readonly now: Date },
): Promise<void> {
  const id = randomUUID();
  const begun = begunAt(now, test.daysAgo).getTime();
  await transaction.query({
    name: 'demo-sitting',
    text: `insert into public.sittings (id, user_id, request_key, kind, settings, chance, status, finish_reason, summary,
        started_at, finished_at) values ($1, $2, $3, 'level', $4, $5, 'finished', $6, $7, $8, $9)`,
    values: [
      ...[id, userId, `demo-${id}`, JSON.stringify(test.settings), test.chance, test.finishReason],
      ...[JSON.stringify(test.summary), new Date(begun), new Date(begun + test.ms)],
    ],
  });
  const rows = test.tasks.map(({ task, response, mark, ms, afterMs }, index) => ({
    position: index + 1,
    task_id: task.taskId,
    given_at: new Date(begun + afterMs),
    answered_at: new Date(begun + afterMs + ms),
    ...{ response, score: mark.score, correct: mark.correct, ms },
    ...{ a: task.item.a, b: task.item.b, c: task.item.c, weight: task.item.weight, key_hash: task.keyHash },
  }));
  await transaction.query({
    name: 'demo-answers',
    text: `insert into public.sitting_tasks (sitting_id, position, task_id, given_at, answered_at, response, score, correct,
        ms, a, b, c, weight, key_hash)
      select $1, position, task_id, given_at, answered_at, nullif(response, 'null'), score, correct, ms, a, b, c, weight, key_hash
      from jsonb_to_recordset($2) as r(position smallint, task_id text, given_at timestamptz, answered_at timestamptz,
        response jsonb, score real, correct boolean, ms int, a real, b real, c real, weight real, key_hash text)`,
    values: [id, JSON.stringify(rows)],
  });
}

/** Words she is learning: eight are due today, at whatever hour it is; the others come on days of the next two weeks, some on none. */
async function writeCards(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await transaction.query(
    `insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, scheduled_days, reviews, lapses,
       reviewed_at, created_at)
     select $1, id, 'meaning', due_at, days, 4 + n % 4, 'review', days, 2 + n % 4, (n % 7 = 0)::int, due_at - make_interval(days => days),
       due_at - make_interval(days => 2 * days)
     from (select id, n, $2::timestamptz + case when n <= 8 then make_interval(hours => (n - 8) * 11)
         else make_interval(days => 1 + n * n % 13) end as due_at, 3 + n * n % 13 + n % 4 as days
       from (select id, (row_number() over (order by md5(id)))::int as n from public.lexicon where level in ('A2', 'B1')) as w
       where n <= 36) as words`,
    [userId, now],
  );
  await writeReviews(transaction, userId);
}

/** The answers that those cards speak of, evenly from the first to the last; what was forgotten was so the second time. */
async function writeReviews(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `insert into public.card_reviews (user_id, request_key, card_id, lemma_id, rating, due_at, ms, reviewed_at, state_before)
     select user_id, 'demo-' || md5(card_id) || '-' || time, card_id, lemma_id, case when lapses > 0 and time = 2 then 'again' else 'good' end,
       lead(at, 1, due_at) over (partition by card_id order by time), 3000 + 700 * (time % 5), at, case when time > 1 then 'review' end
     from (select c.*, time, created_at + (reviewed_at - created_at) * (time - 1) / greatest(reviews - 1, 1) as at
       from public.flashcards c, generate_series(1, c.reviews) as time where user_id = $1) as answers`,
    [userId],
  );
}
