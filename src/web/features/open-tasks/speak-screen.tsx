import { useEffect } from 'react';
import { dropRecording } from '#web/features/speaking/recording-store.ts';
import type { OpenTaskScreenProps } from './open-task-screen.ts';
import { SpeakingDesk } from './speaking-desk.tsx';
import { SubmittedScreen } from './submitted-screen.tsx';

/** A speaking task of a test: the recording, and once it is handed in what came back. Rule 2.33, Rule 4.13, Rule 4.14. */
export function SpeakScreen(props: OpenTaskScreenProps) {
  const { sitting, task } = props;
  // What lies on the server is not kept in the browser.
  useEffect(() => {
    if (task.answered) void dropRecording(`${sitting.id}:${task.position}`, 'all');
  }, [sitting.id, task.position, task.answered]);
  return task.answered ? <SubmittedScreen {...props} /> : <SpeakingDesk {...props} />;
}
