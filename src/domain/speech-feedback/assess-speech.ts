import type { Analyser } from '#domain/checker/analyser.ts';
import { checkSentences } from '#domain/checker/check-text.ts';
import { type Level, levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import { withoutRestarts } from '#domain/speaking/heard-words.ts';
import { isHeard } from '#domain/speaking/sound-measures.ts';
import type {
  AssessmentOutcome,
  AssessmentRequest,
  CriterionFeedback,
} from '#domain/submissions/assessment.ts';
import { coveredPoints } from '#domain/text-feedback/covered-points.ts';
import { criterionNotes } from '#domain/text-feedback/criteria-notes.ts';
import { evidenceIn } from '#domain/text-feedback/evidence.ts';
import { improvementAreas } from '#domain/text-feedback/improvement-areas.ts';
import { spokenStrengths } from '#domain/text-feedback/strengths.ts';
import { textFinding } from '#domain/text-feedback/text-findings.ts';
import type { LevelRange } from '#domain/text-level/estimate-level.ts';
import { screenText } from '#domain/text-level/screening.ts';
import { estimateSpokenLevel } from './estimate-spoken-level.ts';
import { fluencyFeedback } from './fluency.ts';
import { generalNotes, pointAdvice, pronunciationNote, spokenTaskNote } from './spoken-notes.ts';
import { spokenSentences } from './spoken-rules.ts';

/** What rules need of a request about speech. */
export type SpeechRequest = Pick<
  AssessmentRequest,
  'text' | 'prompt' | 'points' | 'level' | 'models' | 'sound' | 'readAloud'
>;

/** Fewer words said anew give no level; the shortest models of A1 have 29. */
const leastWords = 20;
/** What a recogniser wrote may not be what was said: its findings are believed less than those of a text. */
const heardCertainty = 0.8;
const most = { improvements: 3 } as const;

/**
 * Rule 9.430: what our own rules can say of speech, from the words that a recogniser wrote and the measures of the sound; or
 * why nothing can be said. `text` is the transcript. How somebody sounds is not judged.
 */
export function assessSpeech(request: SpeechRequest, analyser: Analyser): AssessmentOutcome {
  const { text: transcript, prompt, points, level: asked, sound = null, readAloud = null } = request;
  const models = (request.models ?? []).map((model) => checkSentences(model, analyser));
  if (sound && !isHeard(sound)) return { kind: 'unassessed', reason: 'no_speech' };
  if (readAloud !== null) return { kind: 'unassessed', reason: 'read_aloud' };
  const { text, restarts } = withoutRestarts(transcript);
  const sentences = spokenSentences(checkSentences(text, analyser));
  const task = checkSentences([prompt, ...points.map(({ nb }) => nb)].join('\n'), analyser);
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word')).length;
  const reason = screenText({ sentences, task, models }, analyser);
  // A recogniser that guesses makes stray pairs of its own.
  if (reason !== null && reason !== 'word_salad') return { kind: 'unassessed', reason };
  if (words < leastWords) return { kind: 'unassessed', reason: 'too_short' };
  const findings = sentences
    .flatMap((sentence) => sentence.findings)
    .toSorted((one, other) => one.start - other.start)
    .map(textFinding)
    .map((finding) => ({ ...finding, certainty: finding.certainty * heardCertainty }));
  const evidence = evidenceIn(text, { sentences, analyser });
  const estimate = estimateSpokenLevel({ sentences, task }, analyser);
  const whole = withinReach(estimate.whole, asked);
  const fluency = fluencyFeedback(transcript, sound);
  const covered = coveredPoints(
    points.map(({ nb }) => nb),
    { text, sentences, analyser },
  );
  const judged = (['vocabulary', 'grammar'] as const).map((criterion): CriterionFeedback => {
    const { level, low, high } = withinReach(estimate.criteria[criterion], asked);
    return { criterion, level, low, high, note: criterionNotes[criterion]({ evidence, findings }) };
  });
  const areas = improvementAreas({ text: transcript, findings, asked });
  return {
    kind: 'assessed',
    assessment: {
      general: generalNotes({ words, findings: findings.length, restarts }),
      strengths: [
        ...(fluency.strength ? [fluency.strength] : []),
        ...spokenStrengths({ evidence, findings, asked }),
      ],
      improvements: [...(fluency.improvement ? [fluency.improvement] : []), ...areas].slice(
        0,
        most.improvements,
      ),
      recommendations: pointAdvice(points, covered),
      criteria: [
        { criterion: 'task', level: null, note: spokenTaskNote(covered) },
        { criterion: 'fluency', level: null, note: fluency.note },
        { criterion: 'pronunciation', level: null, note: pronunciationNote },
        ...judged,
      ],
      findings,
      estimated: { ...whole, certainty: Math.round(whole.certainty * 100) / 100 },
      points: covered,
      by: 'rules',
    },
  };
}

/** The oral exam gives at most one level above the task's (exam-facts: "speaking can go one level up or down"). */
function withinReach(range: LevelRange, asked: TaskLevel): LevelRange {
  const top = station(asked) + 1;
  const at = (level: Level): Level => levels[Math.min(top, station(level))] ?? level;
  return { ...range, level: at(range.level), low: at(range.low), high: at(range.high) };
}
