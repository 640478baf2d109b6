import type { Assessment, AssessmentRequest } from '#domain/submissions/assessment.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { embeddedAssessor } from '#server/providers/assessment/embedded-assessor.ts';
import { type ModelAssessorParts, modelAssessor } from './model-assessor.ts';
import { learnersText } from './model-server-fixture.ts';
import type { ModelSettings } from './model-settings.ts';
import { readCriteria } from './read-criteria.ts';

const criteria = readCriteria('content');

/** A writing task at B1 with its answer, which the learner lets out. */
export function requestWith(change: Partial<AssessmentRequest> = {}): AssessmentRequest {
  return {
    ...{ kind: 'write', genre: 'message', level: 'B1' },
    prompt: 'Du er invitert til fest hos Kari. Skriv en e-post til henne og svar på innbydelsen.',
    criterion: { nb: 'Du svarer på innbydelsen.', en: 'You answer the invitation.' },
    points: [
      { nb: 'om du kommer', en: 'whether you come' },
      { nb: 'hva du tar med', en: 'what you bring' },
    ],
    text: learnersText,
    words: { guide: 60, max: 150 },
    seconds: null,
    outside: 'agreed',
    ...change,
  };
}

/** What rules say of every text: A2, from A1 to B1. */
export const byRules: Assessment = {
  general: [{ nb: 'Reglene har sett på teksten.', en: 'The rules have looked at the text.' }],
  ...{ strengths: [], improvements: [], recommendations: [] },
  criteria: [{ criterion: 'spelling', level: 'A2', note: null }],
  findings: [],
  estimated: { level: 'A2', low: 'A1', high: 'B1' },
  by: 'rules',
};

/** Rules that estimate a level, as the embedded assessor does where it can. */
export const estimatingRules: Assessor = {
  name: 'rules',
  assess: async () => ({ kind: 'assessed', assessment: byRules }),
};

/** The assessor under test, with rules that judge nobody unless others are given. */
export function assessorOf(settings: ModelSettings, change: Partial<ModelAssessorParts> = {}): Assessor {
  return modelAssessor({
    settings,
    rules: embeddedAssessor(),
    criteria,
    pauseMs: 10,
    warn: () => {},
    ...change,
  });
}
