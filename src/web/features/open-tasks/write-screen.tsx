import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { SubmittedScreen } from './submitted-screen.tsx';
import { WritingDesk } from './writing-desk.tsx';

/** A writing task of a test: the desk, and once it is handed in what came back. Rule 2.32, Rule 4.11. */
export function WriteScreen(props: OpenTaskScreenProps) {
  return props.task.answered ? <SubmittedScreen {...props} /> : <WritingDesk {...props} />;
}
