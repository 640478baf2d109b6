import { expect, test } from 'vitest';
import { emptyFeedback } from '#domain/teachers/teacher-feedback.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { JudgedWords } from './judged-words.tsx';

test('the preview begins with the level that the learner reads first (9.444)', () => {
  const feedback = { ...emptyFeedback('write'), level: 'B1', comment: 'Fint fortalt.' } as const;
  const shown = (path: string) =>
    textOf(renderScreen({ path, element: <JudgedWords feedback={feedback} text="Hei" /> }));
  expect(shown('/app/teacher')).toMatch(/^The teacher’s level B1 What the teacher says Fint fortalt\./);
  expect(shown('/nb/app/teacher')).toMatch(/^Lærerens nivå B1 /);
});
