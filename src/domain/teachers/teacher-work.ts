import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { Criterion, TextFinding } from '#domain/submissions/assessment.ts';
import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { BothLanguages, PublicStimulus, PublicTask } from '#domain/tasks/presentation.ts';
import type { RequestPriority } from './due-time.ts';
import type { JudgedLevels, TeacherFeedback } from './teacher-feedback.ts';

export const requestStatuses = [
  'waiting',
  'second',
  'comparing',
  'answered',
  'asked_back',
  'closed',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export type VoiceComment = { readonly seconds: number };

/** What a learner has sent to a teacher, as the learner reads it. Nothing in it says who the teacher is. */
export type SentRequest = {
  readonly id: string;
  /** Of the task in its test. */
  readonly position: number;
  readonly status: RequestStatus;
  readonly priority: RequestPriority;
  readonly sentAt: string;
  readonly dueAt: string;
  /** Requests that are due before it, while it waits. */
  readonly ahead: number;
  /** A teacher works on it: it cannot be withdrawn any more. */
  readonly begun: boolean;
  readonly name: string | null;
  readonly question: string;
  readonly feedback: TeacherFeedback | null;
  readonly level: Level | null;
  readonly judgedTwice: boolean;
  readonly voice: VoiceComment | null;
  readonly answeredAt: string | null;
  readonly askedBack: string | null;
  readonly backAnswer: string | null;
};

/** A line of the teachers' queue. Nobody's words stand in it. */
export type QueuedRequest = {
  readonly id: string;
  readonly category: 'write' | 'speak';
  readonly level: TaskLevel;
  readonly genre: string;
  /** Words written, or seconds said. */
  readonly length: number;
  readonly status: RequestStatus;
  readonly priority: RequestPriority;
  readonly sentAt: string;
  readonly dueAt: string;
  /** Who works on it now. */
  readonly holder: 'nobody' | 'me' | 'other';
};

export type TeacherPhrase = {
  readonly id: string;
  readonly criterion: Criterion | null;
  readonly text: string;
};

/** What a teacher works on: the task, the answer, and what they have written so far. */
export type TeacherWork = {
  readonly id: string;
  readonly status: RequestStatus;
  readonly priority: RequestPriority;
  readonly dueAt: string;
  readonly category: 'write' | 'speak';
  readonly level: TaskLevel;
  readonly task: PublicTask;
  readonly stimulus: PublicStimulus;
  readonly drawings: GivenTask['drawings'];
  readonly points: readonly BothLanguages[];
  readonly name: string | null;
  readonly question: string;
  readonly language: 'en' | 'nb';
  /** What was written, or what was heard; empty where nobody wrote it down. */
  readonly text: string;
  readonly words: number;
  readonly seconds: number | null;
  readonly hasRecording: boolean;
  /** What the rules found, to be taken over. Their level is not here: a teacher judges without it. Rule 9.445. */
  readonly findings: readonly TextFinding[];
  readonly place: 1 | 2;
  /** Whether it is the teacher's to write in now. */
  readonly mine: boolean;
  readonly revision: number;
  readonly feedback: TeacherFeedback;
  readonly voice: VoiceComment | null;
  readonly lockedUntil: string;
  /** Once both have judged: the other's judgement, and what each said before. */
  readonly comparison: {
    readonly other: TeacherFeedback;
    readonly first: JudgedLevels;
    readonly second: JudgedLevels;
  } | null;
  /** What the machine said, once the teacher has sent theirs. */
  readonly machineLevel: Level | null;
  readonly askedBack: string | null;
  readonly backAnswer: string | null;
  readonly phrases: readonly TeacherPhrase[];
};
