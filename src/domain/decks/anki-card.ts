import { z } from 'zod';
import type { CardState } from '#domain/flashcards/schedule.ts';
import { dayMs } from '#domain/time/days.ts';

/** What Anki keeps of a card's schedule (table `cards`, schema 11). Source: github.com/ankitects/anki, rslib/src/storage. */
export type AnkiCard = {
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly type: number;
  /** As the type; -1 put away, -2 and -3 left for another day. */
  readonly queue: number;
  /** Days since the collection was made; of learning cards seconds since 1970; of new ones their place. */
  readonly due: number;
  /** Days; below zero seconds. */
  readonly ivl: number;
  /** Ease of the older scheduler, 2500 at first. */
  readonly factor: number;
  readonly reps: number;
  readonly lapses: number;
  /** Steps still to go today, and in all: 1000 * today + all. */
  readonly left: number;
  /** JSON: `s` and `d` are FSRS' memory, `lrt` the last review, `cd` what others may keep (100 bytes, keys of 8). */
  readonly data: string;
};

/** How many steps a card has in each state; schedule.ts has them. */
const steps = { learning: 2, relearning: 1, review: 0 } as const;
const types = { learning: 1, review: 2, relearning: 3 } as const;
const states = [null, 'learning', 'review', 'relearning'] as const;
/** What FSRS says at the first answer, for cards that were never given to it. */
const firstMemory = { stability: 0.5, difficulty: 5 } as const;

/** A card's schedule as Anki has it; `cd` keeps what its columns round. `createdAt` is the collection's. Rule 9.416. */
export function ankiCardOf(
  state: CardState | null,
  { suspended, createdAt, position }: { suspended: boolean; createdAt: Date; position: number },
): AnkiCard {
  if (!state) {
    const fresh = { type: 0, queue: suspended ? -1 : 0, due: position, ivl: 0, factor: 0 };
    return { ...fresh, reps: 0, lapses: 0, left: 0, data: '{}' };
  }
  const { dueAt, stability, difficulty, reviewedAt, reviews, lapses, scheduledDays } = state;
  const type = types[state.state];
  const inDays = state.state === 'review';
  const due = inDays
    ? Math.floor((dueAt.getTime() - createdAt.getTime()) / dayMs)
    : Math.floor(dueAt.getTime() / 1000);
  const left = Math.max(steps[state.state] - state.learningStep, 0);
  const exact = { due: dueAt.getTime(), rev: reviewedAt.getTime(), step: state.learningStep, n: reviews };
  return {
    ...{ type, queue: suspended ? -1 : inDays ? 2 : 1, due, ivl: inDays ? Math.max(scheduledDays, 1) : 0 },
    ...{ factor: 2500, reps: reviews, lapses, left: left * 1000 + left },
    data: JSON.stringify({
      ...{ s: stability, d: difficulty, lrt: Math.floor(reviewedAt.getTime() / 1000) },
      cd: JSON.stringify({ ...exact, days: scheduledDays }),
    }),
  };
}

/** The schedule of a card of Anki's; null when it has not begun. What Anki has moved since we wrote it is Anki's. Rule 9.416. */
export function stateOfAnkiCard(card: AnkiCard, createdAt: Date, now: Date): CardState | null {
  const state = states[card.type];
  if (!state) return null;
  const memory = memoryOf(card);
  const exact = exactOf(card);
  const dueAt = exact ? new Date(exact.due) : roughDue(card, createdAt, now);
  const days = Math.max(card.ivl, 0);
  const scheduledDays = exact?.days ?? days;
  const reviewedAt = exact
    ? new Date(exact.rev)
    : new Date(Math.min(memory.reviewedAt ?? dueAt.getTime() - days * dayMs, now.getTime()));
  const left = card.left % 1000;
  const learningStep = exact?.step ?? Math.max(steps[state] - left, 0);
  return {
    ...{
      dueAt,
      stability: memory.stability,
      difficulty: memory.difficulty,
      state,
      learningStep,
      scheduledDays,
    },
    ...{ reviews: card.reps, lapses: card.lapses, reviewedAt },
  };
}

const dataSchema = z.object({
  s: z.number().positive().max(36_500).optional(),
  d: z.number().optional(),
  lrt: z.number().int().min(0).max(1e11).optional(),
  cd: z.string().optional(),
});
const exactSchema = z.object({
  due: z.number().int().min(0).max(1e14),
  rev: z.number().int().min(0).max(1e14),
  step: z.number().int().min(0).max(100),
  n: z.number().int(),
  days: z.number().int().min(0).max(100_000),
});

function dataOf({ data }: AnkiCard): z.infer<typeof dataSchema> {
  try {
    return dataSchema.safeParse(JSON.parse(data)).data ?? {};
  } catch {
    return {};
  }
}

/** Without FSRS' memory: recall is 90 % when the older scheduler's interval is over, and a card is as hard as its ease is low. */
function memoryOf(card: AnkiCard): { stability: number; difficulty: number; reviewedAt: number | null } {
  const { s, d, lrt } = dataOf(card);
  const eased = card.factor > 0 ? 5 + (2500 - card.factor) / 400 : firstMemory.difficulty;
  return {
    stability: s ?? (card.ivl > 0 ? card.ivl : firstMemory.stability),
    difficulty: Math.min(Math.max(d ?? eased, 1), 10),
    reviewedAt: lrt === undefined ? null : lrt * 1000,
  };
}

/** What we wrote, as long as nobody has reviewed the card since. */
function exactOf(card: AnkiCard): z.infer<typeof exactSchema> | null {
  const { cd } = dataOf(card);
  try {
    const exact = exactSchema.safeParse(JSON.parse(cd ?? '')).data;
    return exact && exact.n === card.reps ? exact : null;
  } catch {
    return null;
  }
}

const farthest = 36_500 * dayMs;

/** A review card's day since the collection began; of learning cards a moment. Nothing lies beyond a hundred years. */
function roughDue({ type, due }: AnkiCard, createdAt: Date, now: Date): Date {
  const isMoment = type !== 2 && due > 1e9;
  const at = isMoment ? due * 1000 : createdAt.getTime() + due * dayMs;
  return new Date(Math.min(Math.max(at, now.getTime() - farthest), now.getTime() + farthest));
}
