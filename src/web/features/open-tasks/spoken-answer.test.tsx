import { expect, test } from 'vitest';
import type { Submission } from '#domain/submissions/submission.ts';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { SubmissionFeedback } from './submission-feedback.tsx';

const aloud: PublicSpeakTask = {
  ...{ kind: 'speak', genre: 'read_aloud', prompt: 'Les teksten høyt.', scene: null, partner: null },
  ...{ preparationSeconds: 30, speakingSeconds: 45 },
  criterion: { nb: 'Du leser tydelig.', en: 'You read clearly.' },
  readAloud: { text: 'Toget går klokka åtte i dag.', voice: 'man' },
};

function shown(change: Partial<Submission>, { path = '/app/test/1', task = aloud } = {}): string {
  const submission: Submission = {
    ...{
      id: '1',
      position: 1,
      kind: 'speak',
      status: 'unassessed',
      revision: 1,
      text: '',
      words: 0,
      plan: '',
    },
    ...{ recordingPath: 'a/b/1-c.webm', mimeType: 'audio/webm', seconds: 12, transcript: null },
    ...{ transcribedBy: null, heardLines: [], feedback: null, estimatedLevel: null, reason: null },
    ...{ updatedAt: '', submittedAt: '' },
    ...change,
  };
  const given: OpenSittingTask = {
    ...{ position: 1, taskId: 't', category: 'speak', level: 'A2', kind: task.genre, task },
    ...{ stimulus: { kind: 'none' }, stimulusId: 's', clip: null, drawings: [] },
    ...{ answered: true, shown: false, response: null, review: null, draft: null },
    submitted: { position: 1, taskId: 't', submission, points: [], models: [] },
  };
  const element = <SubmissionFeedback sittingId="1" task={given} update={() => {}} />;
  return textOf(renderScreen({ path, element }));
}

test.each([
  ['/app/test/1', 'Analyzing recording...'],
  ['/nb/app/test/1', 'Analyserer opptaket'],
])('a recording that was handed in is analysed (4.14): %s', (path, words) => {
  expect(shown({ status: 'submitted' }, { path })).toContain(words);
});

test.each([
  ['no_transcription', 'There is no transcript: nobody has listened yet.'],
  ['no_recording', 'There is no recording, so there is nothing to judge.'],
  ['no_speech', 'No speech could be heard'],
])('without an assessment it says why (4.14): %s', (reason, words) => {
  const text = shown({ reason });
  expect(text).toContain('No assessment yet');
  expect(text).toContain(words);
});

test('9.434 a text read aloud is laid beside what was heard, with whose guess it is', () => {
  const text = shown({ transcript: 'toget gikk klokka i dag nå', transcribedBy: 'browser' });
  for (const words of [
    'Of 6 words it heard 4 as they stand in the text and 1 otherwise; 1 it did not hear',
    'går (heard: gikk)',
    'åtte (not heard)',
    'and: nå',
  ])
    expect(text).toContain(words);
  expect(text).toContain('That is no verdict on your pronunciation');
  expect(text).toContain('Written down by your browser.');
});

test('a recording that is deleted is said to be, with its words', () => {
  const text = shown({ recordingPath: null, transcript: 'hei' });
  expect(text).toContain('The recording is deleted.');
  expect(text).toContain('hei');
});
