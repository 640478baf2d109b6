import type { Analyser } from '#domain/checker/analyser.ts';
import type {
  AssessmentOutcome,
  AssessmentRequest,
  CriterionFeedback,
  TextFinding,
} from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import { estimateLevel, type LevelEstimate } from '#domain/text-level/estimate-level.ts';
import { readWrittenText } from '#domain/text-level/read-written-text.ts';
import { screenText } from '#domain/text-level/screening.ts';
import { coveredPoints } from './covered-points.ts';
import { criterionNotes, taskNote } from './criteria-notes.ts';
import { type Evidence, evidenceIn } from './evidence.ts';
import { improvementAreas } from './improvement-areas.ts';
import { strengthsOf } from './strengths.ts';
import { textFinding } from './text-findings.ts';

/** What rules need of a request. */
export type TextRequest = Pick<AssessmentRequest, 'text' | 'prompt' | 'points' | 'level' | 'models'>;

/** Rule 9.330: what our own rules can say of a text, each with its evidence in it; or why nothing can be said. */
export function assessText(request: TextRequest, analyser: Analyser): AssessmentOutcome {
  const { text, prompt, points, level: asked, models } = request;
  const task = [prompt, ...points.map(({ nb }) => nb)].join('\n');
  const { all, counted, instructions } = readWrittenText({ text, task, models }, analyser);
  const reason = screenText(counted, analyser);
  if (reason !== null) {
    const isOrder = reason === 'too_short' && instructions > 0;
    return { kind: 'unassessed', reason: isOrder ? 'instructions' : reason };
  }
  const findings = all
    .flatMap((sentence) => sentence.findings)
    .toSorted((one, other) => one.start - other.start)
    .map(textFinding);
  const evidence = evidenceIn(text, { sentences: counted.sentences, analyser });
  const estimate = estimateLevel(counted, analyser);
  const { level, low, high, certainty } = estimate.whole;
  const improvements = improvementAreas({ text, findings, asked });
  return {
    kind: 'assessed',
    assessment: {
      general: generalNotes({ findings, instructions }),
      strengths: strengthsOf({ evidence, findings, asked }),
      improvements,
      recommendations: findings.length === 0 ? [] : [rewriteAdvice],
      criteria: criteriaOf(estimate, { evidence, findings }),
      findings,
      estimated: { level, low, high, certainty: Math.round(certainty * 100) / 100 },
      points: coveredPoints(
        points.map(({ nb }) => nb),
        { text, sentences: counted.sentences, analyser },
      ),
      by: 'rules',
    },
  };
}

function criteriaOf(
  { criteria }: LevelEstimate,
  input: { readonly evidence: Evidence; readonly findings: readonly TextFinding[] },
): readonly CriterionFeedback[] {
  const judged = (['structure', 'spelling', 'vocabulary', 'grammar'] as const).map((criterion) => {
    const { level, low, high } = criteria[criterion];
    return { criterion, level, low, high, note: criterionNotes[criterion](input) };
  });
  return [{ criterion: 'task', level: null, note: taskNote }, ...judged];
}

function generalNotes(of: {
  readonly findings: readonly TextFinding[];
  readonly instructions: number;
}): readonly BothLanguages[] {
  const count = of.findings.length;
  const found: BothLanguages =
    count === 0
      ? {
          nb: 'Vi fant ingenting å rette. Reglene våre finner ikke alt, så les gjerne gjennom en gang til.',
          en: 'We found nothing to correct. Our rules do not find everything, so do read it through once more.',
        }
      : {
          nb: `Vi fant ${count === 1 ? 'ett sted' : `${count} steder`} å se på. Hvert sted er merket i teksten din. Reglene våre finner ikke alt, og av og til tar de feil.`,
          en: `We found ${count === 1 ? 'one place' : `${count} places`} to look at, each marked in your text. Our rules do not find everything, and now and then they are wrong.`,
        };
  return of.instructions === 0 ? [found] : [found, instructionNote];
}

const instructionNote: BothLanguages = {
  nb: 'En del av teksten henvender seg til den som vurderer. Den er ikke regnet med.',
  en: 'Part of the text speaks to whoever rates it. That part was not counted.',
};

const rewriteAdvice: BothLanguages = {
  nb: 'Rett teksten nå, mens du husker hva du ville si, og sammenlign med den første versjonen.',
  en: 'Correct the text now, while you remember what you wanted to say, and compare it with the first version.',
};
