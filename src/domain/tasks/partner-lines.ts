import type { SpeakTask } from './open-task-file.ts';
import type { PublicSpeakTask } from './presentation.ts';
import { type ReplyKind, replyKinds } from './vocabulary.ts';

/** Somebody who is heard in a speaking task: a role play's or a discussion's partner, an examiner who asks on. */
export interface HeardPartner {
  readonly name: string;
  readonly voice: 'woman' | 'man';
  /** All that may be heard, in the order that numbers it from 1: of a discussion the opening, then the replies turn by turn. */
  readonly lines: readonly string[];
}

/** Whose lines a task has; null where the learner speaks alone. */
export function partnerOf(task: SpeakTask): HeardPartner | null {
  if (task.kind === 'role_play') return task.partner;
  if (task.kind === 'opinion' && task.followUps) {
    const { name, voice, questions } = task.followUps;
    return { name, voice, lines: questions };
  }
  if (task.kind !== 'discuss') return null;
  const { name, voice, opening, turns } = task.partner;
  return { name, voice, lines: [opening, ...turns.flatMap(repliesOf).map(({ line }) => line)] };
}

/** The partner as the learner's screen knows them: no words, but how many turns there are and which replies may come. */
export function publicPartner(task: SpeakTask): PublicSpeakTask['partner'] {
  const partner = partnerOf(task);
  if (!partner) return null;
  const { name, voice, lines } = partner;
  if (task.kind === 'opinion') return { name, voice, lineCount: lines.length, speaksFirst: false };
  if (task.kind !== 'discuss') return { name, voice, lineCount: lines.length };
  const { turns } = task.partner;
  let line = 1;
  const replies = turns.map((turn) =>
    repliesOf(turn).map(({ kind, when, cues = [] }) => ({ kind, when, cues, line: ++line })),
  );
  return { name, voice, lineCount: 1 + turns.length, replies };
}

type Turn = Extract<SpeakTask, { kind: 'discuss' }>['partner']['turns'][number];
type Reply = Turn['agreed'] & { readonly kind: ReplyKind };

/** The replies that a turn has, in the order of their kinds. */
function repliesOf(turn: Turn): readonly Reply[] {
  return replyKinds.flatMap((kind) => {
    const reply = turn[kind];
    return reply ? [{ ...reply, kind }] : [];
  });
}
