import type { SupabaseClient } from '@supabase/supabase-js';
import { mistakesReturn } from '#domain/assessment/mistakes.ts';
import { readPractice } from '#domain/assessment/read-practice.ts';
import { readSummary } from '#domain/assessment/stored-summary.ts';
import type { Finding, Summary } from '#domain/assessment/types.ts';
import { examFacts } from '#domain/exam/facts.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { validLicence } from '#domain/licences/licence.ts';
import { openLevel, opensTask } from '#domain/licences/package.ts';
import { levelChange } from '#domain/overview/level-change.ts';
import { type NextStep, nextSteps } from '#domain/overview/next-steps.ts';
import {
  type Activity,
  calendarStart,
  type PracticeCalendar,
  practiceCalendar,
} from '#domain/overview/practice-calendar.ts';
import { dayMs, daysFrom, endOfOsloDay, hourMs, osloDay } from '#domain/time/days.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { readForecast } from '#web/features/flashcards/card-data.ts';
import { type GuaranteeSummary, summariseGuarantee } from '#web/features/guarantee/guarantee-card.tsx';
import type { Readiness } from '#web/features/plan/plan-data.ts';
import { findingFor } from '#web/features/result/feedback-words.ts';
import { type ListedTest, listedTestColumns } from '#web/features/result/test-row.tsx';
import { daysBetween } from '#web/formats/format-date.ts';
import { type LicenceRow, licenceOf } from '#web/session/require-access.ts';
import type { StandingProps } from './standing.tsx';
import { readTodaysStory, type TodaysStory } from './story-data.ts';

/** Results that the overview lists. */
const recentTests = 5;
/** Due words that stand there by name. */
const wordsShown = 4;

export type KnownWords = { readonly level: string; readonly words: number; readonly known: number };

export type Word = { readonly lemma: string; readonly english: string };

type DueCard = {
  readonly lexicon: Word | null;
  readonly deck_notes: { readonly front: string; readonly back: string } | null;
};

/** A step with what in the last result it rests on. */
export type ShownStep = { readonly step: NextStep; readonly finding: Finding | null };

export type MyOverviewData = {
  readonly standing: StandingProps | null;
  readonly steps: readonly ShownStep[];
  readonly exam: {
    /** As ISO 8601; null when none is set. */
    readonly day: string | null;
    /** Negative when it is over. */
    readonly days: number;
    readonly roundsPerYear: number;
    readonly registrationWeeks: number;
    readonly resultWeeks: number;
  };
  readonly calendar: PracticeCalendar;
  readonly weeklyDays: number;
  readonly recent: readonly ListedTest[];
  readonly change: ReturnType<typeof levelChange>;
  readonly words: {
    readonly due: number;
    /** Whether there are words at all. */
    readonly any: boolean;
    readonly next: readonly Word[];
    /** Words that come on each of seven days, today first. */
    readonly forecast: readonly number[];
    /** Of each level's words those that are known for three weeks to come; levels of which none is known are left out. */
    readonly known: readonly KnownWords[];
  };
  /** Null without an exam to come, or when it could not be reckoned just now. */
  readonly readiness: Readiness | null;
  /** Null: it could not be measured just now. */
  readonly guarantee: GuaranteeSummary | null;
  /** As ISO 8601, in Norway. */
  readonly today: string;
  readonly tier: number;
  /** The level of a writing task that suits; null where the licence opens none. */
  readonly writing: TaskLevel | null;
  /** Null while there are none. */
  readonly story: TodaysStory | null;
};

type Newest = { readonly id: string; readonly finished_at: string; readonly summary: Summary };
type Open = { readonly id: string; readonly sitting_tasks: readonly { readonly position: number }[] };
type Person = {
  readonly exam_date: string | null;
  readonly target_level: TaskLevel | null;
  readonly practice: unknown;
  readonly license_users: readonly LicenceRow[];
  readonly flashcards: readonly unknown[];
};

/** Everything on the overview of somebody with an account; the policies show one's own rows. */
export async function readMyOverview(supabase: SupabaseClient, now: Date): Promise<MyOverviewData> {
  const today = osloDay(now);
  const sittings = (columns: string) =>
    supabase.from('sittings').select(columns).neq('kind', 'mock').order('started_at', { ascending: false });
  const [newest, open, recent, person, activity, due, mistakes, known, forecast, guarantee] =
    await Promise.all([
      sittings('id, finished_at, summary')
        .eq('status', 'finished')
        .eq('kind', 'level')
        .limit(1)
        .maybeSingle<Newest>(),
      sittings('id, sitting_tasks(position)').eq('status', 'active').limit(1).maybeSingle<Open>(),
      sittings(listedTestColumns).eq('status', 'finished').limit(recentTests).returns<ListedTest[]>(),
      supabase
        .from('users')
        .select(
          'exam_date, target_level, practice, license_users(tier, started_at, expires_at), flashcards(card_id)',
        )
        .limit(1, { referencedTable: 'flashcards' })
        .maybeSingle<Person>(),
      supabase.rpc('own_activity', { from_day: calendarStart(today) }),
      supabase
        .from('flashcards')
        .select('lexicon(lemma, english), deck_notes(front, back)', { count: 'exact' })
        .is('suspended_at', null)
        .is('deleted_at', null)
        .or(`buried_until.is.null,buried_until.lte.${today}`)
        .lt('due_at', endOfOsloDay(now).toISOString())
        .order('due_at')
        .limit(wordsShown)
        .returns<DueCard[]>(),
      supabase.rpc('own_mistakes', mistakesSpan(now)),
      supabase.rpc('own_known_words'),
      readForecast(supabase, now),
      callFunction(supabase, 'guarantee', {}),
    ]);
  const error = [newest, open, recent, person, activity, due, mistakes, known].find(
    (answer) => answer.error,
  )?.error;
  if (error) throw readFailure('The overview', error);
  const tier = validLicence((person.data?.license_users ?? []).map(licenceOf), now)?.tier ?? 0;
  const standing = newest.data && {
    summary: readSummary(newest.data.summary),
    daysAgo: daysBetween(newest.data.finished_at, now),
  };
  const examDay = person.data?.exam_date ?? null;
  const examDays = examDay === null ? -1 : daysFrom(today, examDay);
  // Only for who has an exam: the others have nothing to be ready for.
  const own =
    standing && standing.summary.overall.verdict.kind !== 'unknown' ? standing.summary.overall.level : null;
  const [ready, story] = await Promise.all([
    examDays >= 0 ? callFunction(supabase, 'readiness', { plan: true }) : null,
    readTodaysStory(supabase, { today, level: own ?? person.data?.target_level ?? null }),
  ]);
  const steps = nextSteps({
    open: open.data && { id: open.data.id, tasks: open.data.sitting_tasks.length },
    standing,
    examDays: examDays < 0 ? null : examDays,
    tier,
    dueWords: due.count ?? 0,
    mistakes: mistakes.data as number,
  });
  return {
    standing:
      newest.data && standing
        ? {
            id: newest.data.id,
            overall: standing.summary.overall,
            provisional: standing.summary.robotVoice === true,
            daysAgo: standing.daysAgo,
            goal: person.data?.target_level ?? null,
          }
        : null,
    steps: steps.map((step) => ({ step, finding: findingBehind(step, standing?.summary) })),
    exam: {
      day: examDay,
      days: examDays,
      roundsPerYear: examFacts.roundsPerYear.value,
      registrationWeeks: examFacts.registrationWeeksBefore.value,
      resultWeeks: examFacts.resultWeeksAfter.value,
    },
    calendar: practiceCalendar(activity.data as readonly Activity[], today),
    weeklyDays: readPractice(person.data?.practice).weeklyDays,
    recent: recent.data ?? [],
    change: changeIn(recent.data ?? []),
    words: {
      due: due.count ?? 0,
      any: (person.data?.flashcards ?? []).length > 0,
      next: (due.data ?? []).map(wordOf),
      forecast,
      known: (known.data as readonly KnownWords[]).filter((one) => one.known > 0),
    },
    readiness: ready?.ok ? ready.answer.readiness : null,
    guarantee: guarantee.ok ? summariseGuarantee(guarantee.answer.conditions) : null,
    today,
    tier,
    writing: writingLevel(tier, standing?.summary ?? null, person.data?.target_level ?? null),
    story,
  };
}

/** The word of the lexicon, or what a note of one's own has on its two sides. */
function wordOf({ lexicon, deck_notes: note }: DueCard): Word {
  return lexicon ?? { lemma: note?.front ?? '', english: note?.back ?? '' };
}

/** One's own level, else the one that is aimed at, as far as the licence goes. Rule 9.275. */
function writingLevel(tier: number, summary: Summary | null, goal: TaskLevel | null): TaskLevel | null {
  if (!opensTask(tier, { level: 'A1', category: 'write' })) return null;
  const own = summary && summary.overall.verdict.kind !== 'unknown' ? summary.overall.level : null;
  return openLevel(tier, own === 'Pre-A1' ? 'A1' : (own ?? goal ?? 'A2'));
}

/** When the mistakes that have rested were made. */
function mistakesSpan(now: Date): { readonly since: string; readonly until: string } {
  const { afterHours, forDays } = mistakesReturn;
  return {
    since: new Date(now.getTime() - forDays * dayMs).toISOString(),
    until: new Date(now.getTime() - afterHours * hourMs).toISOString(),
  };
}

function findingBehind(step: NextStep, summary: Summary | undefined): Finding | null {
  if (!summary) return null;
  const recommendation =
    step.kind === 'advice'
      ? step.recommendation
      : step.kind === 'practise_category'
        ? ({ key: 'practise_category', category: step.category, level: step.level } as const)
        : null;
  return (recommendation && findingFor(summary.feedback, recommendation)) ?? null;
}

/** The newest level test against the one before it, where both stand in the list. */
function changeIn(tests: readonly ListedTest[]): MyOverviewData['change'] {
  const [newest, before] = tests.flatMap(({ kind, overall }) =>
    kind === 'level' && overall ? [overall] : [],
  );
  return newest && before ? levelChange(newest, before) : null;
}
