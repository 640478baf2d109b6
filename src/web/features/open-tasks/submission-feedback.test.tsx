import { describe, expect, test } from 'vitest';
import type { Assessment, AssessmentSource } from '#domain/submissions/assessment.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { SubmissionFeedback } from './submission-feedback.tsx';

const assessment: Assessment = {
  general: [{ nb: 'Lett å følge.', en: 'Easy to follow.' }],
  strengths: [{ nb: 'Mange bindeord.', en: 'Many linking words.' }],
  improvements: [],
  recommendations: [],
  criteria: [{ criterion: 'grammar', level: 'A2', note: { nb: 'Bøy verbene.', en: 'Mind the verbs.' } }],
  findings: [
    {
      ...{ start: 8, end: 10, code: 'gender', criterion: 'grammar', certainty: 0.9 },
      message: { nb: '«Hus» er intetkjønn.', en: '“Hus” is neuter.' },
      suggestions: ['et'],
    },
  ],
  estimated: { level: 'A2', low: 'A1', high: 'B1' },
  by: 'rules',
};

function task(change: Partial<Submission>): OpenSittingTask {
  const submission: Submission = {
    ...{
      id: '1',
      position: 1,
      kind: 'write',
      status: 'submitted',
      revision: 1,
      text: 'Jeg har en hus.',
      words: 4,
    },
    ...{ plan: '', recordingPath: null, mimeType: null, seconds: null, transcript: null },
    ...{ transcribedBy: null, heardLines: [] },
    ...{ feedback: null, estimatedLevel: null, reason: null, updatedAt: '', submittedAt: '' },
    ...change,
  };
  return {
    ...{ position: 1, taskId: 't', category: 'write', level: 'B1', kind: 'message' },
    ...{ stimulus: { kind: 'none' }, stimulusId: 's', clip: null, drawings: [] },
    ...{ answered: true, shown: false, response: null, review: null, draft: null },
    task: {
      ...{ kind: 'write', genre: 'message', prompt: 'Skriv.', scene: null, words: { guide: 40, max: 100 } },
      criterion: { nb: 'Meldingen er klar.', en: 'The message is clear.' },
    },
    submitted: {
      ...{ position: 1, taskId: 't', submission },
      points: [{ nb: 'Du spør om posten.', en: 'You ask about the post.' }],
      models: [
        { level: 'B1', text: 'Hei, Kari!', note: { nb: 'Hele setninger.', en: 'Whole sentences.' } },
        { level: 'A2', text: 'Hei!', note: { nb: 'Kortere.', en: 'Shorter.' } },
      ],
    },
  };
}

function shown(change: Partial<Submission>, path = '/app/test/1/review'): string {
  const element = <SubmissionFeedback sittingId="1" task={task(change)} update={() => {}} />;
  return textOf(renderScreen({ path, element }));
}

describe('4.12 submit leads to Analyzing text..., then to feedback with an estimated level', () => {
  test.each([
    ['submitted', '/app/test/1', 'Analyzing text...'],
    ['assessing', '/nb/app/test/1', 'Analyserer teksten …'],
  ] as const)('%s on %s', (status, path, words) => {
    expect(shown({ status }, path)).toContain(words);
  });

  test('an assessment stands there with its level, how far it may lie off, criteria and what was found in the text', () => {
    const text = shown({ status: 'assessed', feedback: assessment, estimatedLevel: 'A2' });
    for (const words of ['Estimated level of this text: A2', 'from A1 to B1', 'Easy to follow.', 'Strengths'])
      expect(text).toContain(words);
    for (const words of ['Mind the verbs.', '“Hus” is neuter.', 'Better: et', 'by our own rules'])
      expect(text).toContain(words);
    expect(text).not.toContain('What you can improve');
  });
});

test('9.334 marks in the text differ by underline, colour and name', () => {
  const element = (
    <SubmissionFeedback
      sittingId="1"
      task={task({ status: 'assessed', feedback: assessment, estimatedLevel: 'A2' })}
    />
  );
  for (const [path, name] of [
    ['/app/test/1/review', 'Form of a word'],
    ['/nb/app/test/1/review', 'Bøyning'],
  ] as const) {
    const [mark] = /<button[^>]*found-mark[^>]*>/u.exec(renderScreen({ path, element })) ?? [''];
    expect(mark).toContain('found-mark-form');
    expect(mark).toContain(`aria-description="${name}"`);
    expect(mark).toContain('aria-expanded="false"');
  }
});

test('4.15 feedback that failed says so, with a Try again action', () => {
  expect(shown({ status: 'failed' })).toContain('Try again');
  expect(shown({ status: 'unassessed', reason: 'no_assessor' })).not.toContain('Try again');
});

describe('9.273 without somebody who can judge a text there is no assessment, and no level is named', () => {
  const text = shown({ status: 'unassessed', reason: 'no_assessor' });

  test('the reason is said, and the learner ticks the task’s points off', () => {
    expect(text).toContain('No assessment yet');
    expect(text).toContain('we name no level');
    expect(text).toContain('You ask about the post.');
    expect(text).not.toContain('Estimated level');
    expect(shown({ status: 'unassessed', reason: 'too_short' })).toContain(
      'too short to say anything certain',
    );
  });

  test('9.277 the raters’ criteria are shown as they read at the task’s level', () => {
    expect(text).toContain('This is what each part looks like at B1.');
    expect(text).toContain('Mostly easy to follow, with several linking words');
    expect(text).toContain('The message is clear.');
  });

  test('models at the level and below, with what makes them so', () => {
    for (const words of ['An answer at B1', 'An answer at A2', 'Whole sentences.'])
      expect(text).toContain(words);
  });

  test('the length stands beside the guide and judges nothing', () => {
    expect(text).toContain('4 words · the task suggests at least 40; length alone decides nothing');
  });
});

describe('9.345, 9.347 where a language model is there to be asked the page says who spoke and why', () => {
  const provider = 'model.example (large)';
  const sourced = (why: AssessmentSource['why']): Partial<Submission> => ({
    ...{ status: 'assessed', feedback: assessment },
    source: { by: why === null ? 'model' : 'rules', provider, why },
  });

  test('nothing of it where there is none', () => {
    expect(shown({ status: 'assessed', feedback: assessment })).not.toContain('language model');
  });

  test('the model spoke', () => {
    const page = shown(sourced(null));
    expect(page).toContain(`A language model, ${provider}, has put this into words.`);
    expect(page).toContain('You can change your mind in the settings.');
  });

  test.each([
    ['not_agreed', 'with placeholders for the names', 'Agree and ask it'],
    ['over_limit', 'of the last 24 hours are used up', null],
    ['speaks_to_assessor', 'seems to speak to whoever assesses it', null],
    ['unavailable', `the language model, ${provider}, could not be reached`, 'Try again'],
    ['unusable', 'could not be relied on', 'Try again'],
  ] as const)('%s', (why, words, button) => {
    const page = shown(sourced(why));
    expect(page).toContain(words);
    expect(page).toContain('Easy to follow.');
    for (const one of ['Agree and ask it', 'Try again']) {
      if (one === button) expect(page).toContain(one);
      else expect(page).not.toContain(one);
    }
  });

  test('in bokmål, and without an assessment by rules', () => {
    const page = shown(
      { status: 'unassessed', reason: 'no_assessor', source: { by: 'rules', provider, why: 'not_agreed' } },
      '/nb/app/test/1/review',
    );
    expect(page).toContain(`En språkmodell, ${provider}, kan si mer, hvis du sier ja`);
    expect(page).toContain('Si ja og spør den');
  });
});

describe('9.540 feedback by a language model is shown as it is made: criterion by criterion, until the whole is there', () => {
  const partial = {
    general: [{ nb: 'Lett å følge.', en: 'Easy to follow.' }],
    criteria: [
      {
        criterion: 'grammar' as const,
        level: 'A2' as const,
        note: { nb: 'Bøy verbene.', en: 'Mind the verbs.' },
      },
    ],
    ...{ strengths: [{ nb: 'Mange bindeord.', en: 'Many linking words.' }], improvements: [] },
  };

  test.each([
    [
      '/app/test/1',
      ['Analyzing text...', 'The feedback so far', 'Grammar', 'A2', 'Mind the verbs.', 'Many linking words.'],
    ],
    [
      '/nb/app/test/1',
      ['Analyserer teksten …', 'Tilbakemeldingen så langt', 'Grammatikk', 'Bøy verbene.', 'Mange bindeord.'],
    ],
  ] as const)('what is ready stands below the word that more comes, on %s', (path, words) => {
    const text = shown({ status: 'assessing', partial }, path);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('What you can improve');
  });

  test('before the first part and once the whole is there nothing is said of a part', () => {
    expect(shown({ status: 'assessing', partial: null })).not.toContain('The feedback so far');
    expect(shown({ status: 'assessed', feedback: assessment, partial })).not.toContain('The feedback so far');
  });
});
