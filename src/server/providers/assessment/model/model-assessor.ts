import type { LanguageModelV4 } from '@ai-sdk/provider';
import type {
  Assessment,
  AssessmentOutcome,
  AssessmentRequest,
  AssessmentSource,
  PartialFeedback,
  TextFinding,
} from '#domain/submissions/assessment.ts';
import type { CriteriaFile } from '#domain/tasks/criteria-file.ts';
import type { AloudRequest, Assessor, TellPart } from '#server/providers/assessment/assessor.ts';
import { askModel, type FollowReply, type ModelReply } from './ask-model.ts';
import { checkReply, partTeller } from './check-reply.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { hidePersonal } from './hide-personal.ts';
import { openLanguageModel } from './language-model.ts';
import { levelBounds, levelsWithin } from './level-bounds.ts';
import { drawMarks } from './marks.ts';
import { type ModelSettings, modelProvider } from './model-settings.ts';
import { writePrompt } from './prompt.ts';
import { type Reply, replySchema } from './reply-schema.ts';
import { visibleText } from './sent-text.ts';
import { speaksToAssessor } from './spoken-to-assessor.ts';

/** Errors of a text that are certain, from whoever checks it; offsets are in the text. */
export type FindErrors = (text: string, signal: AbortSignal) => Promise<readonly TextFinding[]>;

export type ModelAssessorParts = {
  readonly settings: ModelSettings;
  /** Judges without a service: always asked first, and what is said when the model may not, cannot or does not well. */
  readonly rules: Assessor;
  readonly criteria: CriteriaFile;
  /** Asked where the rules give no findings of their own; left out: the model is told of none. */
  readonly findErrors?: FindErrors;
  readonly warn: (message: string) => void;
  /** In ms, for the circuit breaker. */
  readonly now?: () => number;
  /** Between two tries; left out: a second. */
  readonly pauseMs?: number;
};

/**
 * Lets a language model say what the rules cannot, within what they bear out. The rules judge first: a text that they cannot
 * assess is not sent, and their estimate bounds the model's. Nothing is sent without the learner's agreement and room in
 * their licence (`request.outside`). Whoever spoke stands in the outcome. Rules 9.340 to 9.347, decision 130.
 */
export function modelAssessor(parts: ModelAssessorParts): Assessor {
  const { settings, rules, warn } = parts;
  const provider = modelProvider(settings);
  const breaker = circuitBreaker(parts.now ?? (() => performance.now()));
  let opened: Promise<LanguageModelV4> | null = null;
  return {
    name: provider,
    outside: { provider, limits: settings.limits },
    assess: (request, signal) => judge({ request, signal }),
    assessAloud: judge,
  };

  async function judge({
    request,
    signal,
    tell,
  }: Omit<AloudRequest, 'tell'> & { readonly tell?: TellPart }): Promise<AssessmentOutcome> {
    const byRules = await rules.assess(request, signal);
    const spoke = (why: AssessmentSource['why']): AssessmentOutcome => ({
      ...byRules,
      source: { by: 'rules', provider, why },
    });
    // A reason about the text itself is an answer; that nobody is there to judge it is none.
    if (byRules.kind === 'unassessed' && byRules.reason !== 'no_assessor') return byRules;
    if (request.outside !== 'agreed') return spoke(request.outside ?? 'not_agreed');
    const visible = visibleText(request.text);
    if (speaksToAssessor(request.text, visible.text)) return spoke('speaks_to_assessor');
    if (!breaker.mayAsk()) return spoke('unavailable');
    opened ??= openLanguageModel(settings);
    const judged = byRules.kind === 'assessed' ? byRules.assessment : null;
    const answer = await askAbout({ parts, request, signal, tell, judged, visible, model: await opened });
    if (answer.kind === 'failed') {
      warn(`The language model could not be used: ${answer.why}.`);
      if (answer.failed === 'unreachable') breaker.failed();
      else breaker.succeeded();
      return spoke(answer.failed === 'unreachable' ? 'unavailable' : 'unusable');
    }
    breaker.succeeded();
    return {
      kind: 'assessed',
      assessment: answer.assessment,
      source: { by: 'model', provider, why: null },
    };
  }
}

type Answer =
  | { readonly kind: 'assessed'; readonly assessment: Assessment }
  | { readonly kind: 'failed'; readonly failed: 'unreachable' | 'unusable'; readonly why: string };

async function askAbout(asked: {
  readonly parts: ModelAssessorParts;
  readonly request: AssessmentRequest;
  readonly signal: AbortSignal;
  readonly tell: TellPart | undefined;
  readonly judged: Assessment | null;
  readonly visible: ReturnType<typeof visibleText>;
  readonly model: LanguageModelV4;
}): Promise<Answer> {
  const { parts, request, signal, tell, judged, visible, model } = asked;
  const { settings, criteria, findErrors } = parts;
  const bounds = levelBounds(request.level, judged);
  const findings = judged?.findings ?? (await findErrors?.(request.text, signal)) ?? [];
  const hidden = hidePersonal(visible, ourWords(request));
  const marks = drawMarks(hidden.sent.text);
  const { instructions, prompt } = writePrompt({
    ...{ request, bounds, findings, criteria, sent: hidden.sent },
    marks,
  });
  const schema = replySchema(request.kind, levelsWithin(bounds));
  const checked = { request, hidden, bounds, marks, rules: judged };
  const answer: ModelReply<Reply> = await askModel({
    ...{ model, schema, instructions, prompt, signal },
    follow: tell && followWith(partTeller(checked, schema), tell),
    timeoutMs: settings.timeoutMs,
    pauseMs: parts.pauseMs,
  });
  if (answer.kind === 'failed') return { kind: 'failed', failed: answer.failure, why: answer.why };
  const assessment = checkReply(answer.reply, checked);
  if (assessment) return { kind: 'assessed', assessment };
  return { kind: 'failed', failed: 'unusable', why: 'its reply did not pass the checks' };
}

/** Tells each part once; what was told is taken back when the reply is not believed, or did not come. Rule 9.540. */
function followWith(partOf: (sofar: unknown) => PartialFeedback | null, tell: TellPart): FollowReply {
  let told = 'null';
  return (sofar) => {
    const part = sofar === null ? null : partOf(sofar);
    const now = JSON.stringify(part);
    if (now === told) return;
    told = now;
    tell(part);
  };
}

/** What the learner was shown: names in it are ours. */
function ourWords({ prompt, points, criterion }: AssessmentRequest): string {
  return [prompt, criterion.nb, ...points.map(({ nb }) => nb)].join('\n');
}
