import type { ReactNode } from 'react';
import type { OpenSittingTask, SittingData } from '#web/features/sitting-data/sitting-data.ts';

/** What a screen for a task of writing or speaking is given by the test around it, and what it can ask of it. */
export type OpenTaskScreenProps = {
  readonly sitting: SittingData;
  readonly task: OpenSittingTask;
  /** A change is under way, or waits for the network. */
  readonly busy: boolean;
  /** Null, `offline`, or the code of what the test's last change was refused with. */
  readonly problem: string | null;
  /** Hands in a text; the test shows it as answered when it has arrived. */
  readonly submit: (text: {
    readonly revision: number;
    readonly text: string;
    readonly plan: string;
  }) => void;
  /** Hands in what was said; `name` is null where nothing was recorded. */
  readonly submitRecording: (spoken: SpokenAnswer) => void;
  /** Puts down what the screen has learnt of its task by itself: a draft, feedback. */
  readonly update: (task: OpenSittingTask) => void;
  /** To the next task, or to the result: for a task that is handed in. */
  readonly next: () => void;
  /** Leaves the task without an answer, after asking. */
  readonly skip: () => void;
  /** The bar at the bottom, with what is primary here and whatever is to be said above it. */
  readonly footer: (parts: FooterParts) => ReactNode;
};

export type SpokenAnswer = {
  readonly name: string | null;
  readonly heardLines: readonly number[];
  readonly transcript: string | null;
  /** How long ago the recording began; null where nothing was recorded. Rule 9.502. */
  readonly begunMsAgo: number | null;
};

export type FooterParts = {
  /** Null where there is nothing to do yet. */
  readonly primary: {
    readonly label: string;
    readonly onPress: () => void;
    readonly disabled?: boolean;
    /** Id of what says why it is disabled. */
    readonly describedBy?: string;
  } | null;
  /** A line above the buttons. */
  readonly notice?: ReactNode;
  /** Offered beside: leaving the task open. */
  readonly canSkip: boolean;
};
