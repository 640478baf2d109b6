import type { Response as TaskResponse } from '#domain/tasks/response.ts';
import { type OutboxEntry, readOutbox, saveOutbox } from '#web/features/flashcards/outbox.ts';
import { drop, keep, readAllKept } from '#web/kept/kept.ts';
import { repeatIfAsked } from './repeat-if-asked.ts';

/** An answer given without a network, until the server has taken it. The first answer to a task counts, so it is sent once. */
export type QueuedAnswer = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly response: TaskResponse | null;
  readonly ms: number;
};

const prefix = 'answer:';
const keyOf = ({ sittingId, position }: Pick<QueuedAnswer, 'sittingId' | 'position'>) =>
  `${prefix}${sittingId}:${String(position).padStart(3, '0')}`;

export function queueAnswer(answer: QueuedAnswer): Promise<void> {
  return keep(keyOf(answer), answer);
}

/** In the order of their tests and tasks. */
export function queuedAnswers(): Promise<readonly QueuedAnswer[]> {
  return readAllKept<QueuedAnswer>(prefix);
}

/** What became of a try to send what waits. */
export type SyncResult = 'nothing' | 'sent' | 'later';

/** How long until what could not be sent is sent again, where nothing says that there is a network again, ms. */
const againMs = 20_000;

/** Sends what waits, now and whenever the network is back, until it has arrived. Rule 9.455. */
export function startSync(): void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(next);
    if ((await sendQueued()) === 'later') next = setTimeout(send, againMs);
  };
  addEventListener('online', send);
  void send();
}

/**
 * Sends answers and reviews that wait, also those that came up while others were on their way. Two tabs, or the same tab twice,
 * may send one twice: it is counted once.
 */
export const sendQueued: () => Promise<SyncResult> = repeatIfAsked(sendAll);

/** Reviews of words that an earlier round left behind. A round that is open sends its own (`use-outbox.ts`). */
function reviewsToSend(): readonly OutboxEntry[] {
  const isInRound = /\/flashcards\/round\/?$/.test(location.pathname) || location.hash === '#words';
  return isInRound ? [] : readOutbox();
}

function forgetSent(sent: readonly OutboxEntry[]): void {
  const gone = new Set(sent.map((entry) => `${entry.kind} ${entry.requestKey}`));
  saveOutbox(readOutbox().filter((entry) => !gone.has(`${entry.kind} ${entry.requestKey}`)));
}

async function sendAll(): Promise<SyncResult> {
  const [answers, reviews] = [await queuedAnswers(), reviewsToSend()];
  if (answers.length === 0 && reviews.length === 0) return 'nothing';
  if (!navigator.onLine) return 'later';
  try {
    const response = await fetch('/app/offline', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The server puts a wrong clock right by the time of sending.
      body: JSON.stringify({ kind: 'answers', answers, reviews, sentAt: new Date().toISOString() }),
    });
    if (!response.ok) return 'later';
    const { taken, takenReviews } = (await response.json()) as {
      readonly taken: readonly Pick<QueuedAnswer, 'sittingId' | 'position'>[];
      readonly takenReviews: number;
    };
    for (const one of taken) await drop(keyOf(one));
    forgetSent(reviews.slice(0, takenReviews));
    return taken.length === answers.length && takenReviews === reviews.length ? 'sent' : 'later';
  } catch {
    return 'later';
  }
}
