import type { PartState } from '#domain/mocks/part-state.ts';
import type { SpokenAnswer } from '#web/features/open-tasks/open-task-screen.ts';

/** What the screen of a running part asks for. */
export type MockChange =
  | { readonly kind: 'state' }
  | {
      readonly kind: 'answer';
      readonly position: number;
      readonly taskId: string;
      readonly response: unknown;
    }
  /** Takes one of the tasks that are offered. */
  | { readonly kind: 'choose'; readonly position: number }
  /** A recording has begun, so long ago by the running clock. Rule 9.502. */
  | {
      readonly kind: 'begin-recording';
      readonly position: number;
      readonly taskId: string;
      readonly begunMsAgo: number;
    }
  /** Hands in what was said; `name` is null where nothing was recorded. */
  | ({
      readonly kind: 'record';
      readonly position: number;
      readonly taskId: string;
    } & SpokenAnswer)
  /** Leaves a speaking task without an answer. */
  | { readonly kind: 'pass'; readonly position: number; readonly taskId: string }
  | { readonly kind: 'hand-in'; readonly stage: number }
  | { readonly kind: 'leave' };

export type MockChangeResult =
  /** `state`: where the part stands now; null where only an answer was kept. */
  | { readonly ok: true; readonly state: PartState | null }
  /** `offline`: it did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };

/** Sends a change of a part. What does not get through within its time is offline, and is sent again by its caller. */
export async function sendChange(path: string, change: MockChange): Promise<MockChangeResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(10_000),
    });
    return (await response.json()) as MockChangeResult;
  } catch {
    return { ok: false, code: 'offline' };
  }
}
