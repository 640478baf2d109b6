import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { SpeakingDesk } from './speaking-desk.tsx';
import { SubmittedScreen } from './submitted-screen.tsx';

/** A speaking task of a test: the recording, and once it is handed in what came back. Rule 2.33, Rule 4.13, Rule 4.14. */
export function SpeakScreen(props: OpenTaskScreenProps) {
  return props.task.answered ? <SubmittedScreen {...props} /> : <SpeakingDesk {...props} />;
}
