import type { PublicReply, PublicSpeakTask } from '#domain/tasks/presentation.ts';
import type { RecordingRules } from './recording-machine.ts';

/** The rules of a task's recording. In practice it may be done again; the exam's shape does not allow it. */
export function recordingRules(task: PublicSpeakTask, mayRedo: boolean): RecordingRules {
  const { partner } = task;
  const partnerFirst = partner !== null && partner.speaksFirst !== false;
  return {
    preparationMs: task.preparationSeconds * 1000,
    speakingMs: task.speakingSeconds * 1000,
    // An examiner who asks on is heard after the first turn.
    turns: partner === null ? 1 : partner.lineCount + (partnerFirst ? 0 : 1),
    partnerFirst,
    mayRedo,
  };
}

/** What may follow the turn that has just ended; empty where the partner says the same whatever was said. */
export function repliesAfter({ partner }: PublicSpeakTask, turn: number): readonly PublicReply[] {
  return partner?.replies?.[turn - 1] ?? [];
}

/**
 * Number of the line that is heard before a turn, from 1; null where the learner speaks at once.
 * @param reply what was chosen after the turn before, in a discussion
 */
export function lineBefore(
  { partner }: PublicSpeakTask,
  { turn, reply }: { readonly turn: number; readonly reply: PublicReply | null },
): number | null {
  if (partner === null) return null;
  if (partner.speaksFirst === false) return turn === 1 ? null : turn - 1;
  if (!partner.replies) return turn;
  return turn === 1 ? 1 : (reply?.line ?? null);
}

/** Whether these lines can have been heard of a task, one after the other. */
export function canBeHeard(task: PublicSpeakTask, lines: readonly number[]): boolean {
  const { partner } = task;
  if (partner === null || lines.length === 0) return lines.length === 0;
  if (lines.length > partner.lineCount) return false;
  return lines.every((line, place) => {
    if (!partner.replies || place === 0) return line === place + 1;
    return partner.replies[place - 1]?.some((reply) => reply.line === line);
  });
}
