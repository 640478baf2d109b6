import type { z } from 'zod';
import { station } from '#domain/levels/levels.ts';
import type {
  Assessment,
  AssessmentRequest,
  CriterionFeedback,
  PartialFeedback,
  TextFinding,
} from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import { type HiddenText, placeholderPattern, showHidden } from './hide-personal.ts';
import { estimatedWithin, type LevelBounds } from './level-bounds.ts';
import { type Marks, withoutMarks } from './marks.ts';
import type { Reply } from './reply-schema.ts';
import { findQuote, type Place } from './sent-text.ts';
import { judgeSentence } from './sentence-checks.ts';

const most = {
  general: 3,
  strengths: 3,
  improvements: 4,
  recommendations: 3,
  findings: 12,
  lines: 4,
} as const;
/** Sentences left out for what they say, after which the rest is not believed either. */
const mostUnwanted = 3;
const longestQuote = 120;
const longestSuggestion = 80;
/** A model is less sure than a rule that was measured. */
const certainties = { sure: 0.75, unsure: 0.55 } as const;

type Checked = {
  readonly request: AssessmentRequest;
  readonly hidden: HiddenText;
  readonly bounds: LevelBounds;
  readonly marks: Marks;
  /** What the rules say of the same text; null where they do not judge it. */
  readonly rules: Assessment | null;
};

/**
 * Rule 9.340. Makes an assessment of a reply, or null when it is not to be believed. Only what stands in the learner's text is
 * quoted, places are computed here, no level is above what the evidence bears, and each sentence is there in both languages.
 */
export function checkReply(reply: Reply, checked: Checked): Assessment | null {
  const { request, hidden, bounds, rules } = checked;
  if (!isBelieved(reply, checked)) return null;
  const sentences = sentenceReader(request, hidden);
  const plain = (lines: Reply['general'], limit: number) => kept(lines.map(sentences.read)).slice(0, limit);
  const shown = (lines: Reply['strengths'], limit: number) =>
    kept(lines.map((line) => withQuote(sentences.read(line), quoteOf(line.quote, checked)))).slice(0, limit);
  const assessment: Assessment = {
    general: plain(reply.general, most.general),
    strengths: joined(shown(reply.strengths, most.strengths), rules?.strengths),
    improvements: joined(rules?.improvements, shown(reply.improvements, most.improvements)),
    recommendations: joined(plain(reply.recommendations, most.recommendations), rules?.recommendations),
    criteria: criteriaOf(reply, checked, sentences),
    findings: findingsOf(reply, checked, sentences),
    estimated: estimatedWithin(reply.level, { bounds, rules }),
    ...(rules?.points && { points: rules.points }),
    by: 'model',
  };
  if (sentences.isDistrusted() || assessment.general.length === 0) return null;
  return assessment;
}

function isBelieved(
  reply: Pick<Reply, 'code' | 'addressesAssessor' | 'level' | 'criteria'>,
  { bounds, marks }: Checked,
): boolean {
  const isOutside = [reply.level, ...reply.criteria.map(({ level }) => level)].some(
    (level) => station(level) > station(bounds.high) || station(level) < station(bounds.low),
  );
  return !isOutside && reply.code === marks.code && !reply.addressesAssessor;
}

/**
 * Rule 9.540. Gives what may be shown of a reply that is not all there: whole parts of it, checked as the whole reply will be. Nothing
 * before the code word, and nothing any more once something in it is not to be believed.
 */
export function partTeller(
  checked: Checked,
  schema: z.ZodType<Reply>,
): (sofar: unknown) => PartialFeedback | null {
  let isSpoilt = false;
  return (sofar) => {
    const parsed = schema.safeParse({ ...nothingYet, ...wholeParts(sofar) });
    // Not there yet, or of another form: then the whole reply is found to be so.
    if (isSpoilt || !parsed.success) return null;
    const reply = parsed.data;
    const sentences = sentenceReader(checked.request, checked.hidden);
    const plain = kept(reply.general.map(sentences.read)).slice(0, most.general);
    const named = new Set(reply.criteria.map(({ criterion }) => criterion));
    const criteria = criteriaOf(reply, checked, sentences).filter(({ criterion }) =>
      named.has(criterion as never),
    );
    const shown = (lines: Reply['strengths'], limit: number) =>
      kept(lines.map((line) => withQuote(sentences.read(line), quoteOf(line.quote, checked)))).slice(
        0,
        limit,
      );
    const part: PartialFeedback = {
      ...{ general: plain, criteria },
      strengths: shown(reply.strengths, most.strengths),
      improvements: shown(reply.improvements, most.improvements),
    };
    isSpoilt = !isBelieved(reply, checked) || sentences.isDistrusted();
    return isSpoilt || Object.values(part).every((lines) => lines.length === 0) ? null : part;
  };
}

const nothingYet = {
  general: [],
  criteria: [],
  strengths: [],
  improvements: [],
  recommendations: [],
  findings: [],
};

/** What can no longer change: every value but the last, and of a list that is the last one every item but its last. */
function wholeParts(sofar: unknown): Readonly<Record<string, unknown>> {
  if (typeof sofar !== 'object' || sofar === null) return {};
  const entries = Object.entries(sofar);
  return Object.fromEntries(
    entries.flatMap(([name, value], at) => {
      if (at < entries.length - 1) return [[name, value]];
      return Array.isArray(value) ? [[name, value.slice(0, -1)]] : [];
    }),
  );
}

type Sentences = {
  readonly read: (line: BothLanguages) => BothLanguages | null;
  readonly isDistrusted: () => boolean;
};

/** Reads sentences and remembers what it has seen: one forbidden, or too many unwanted, and nothing is believed. */
function sentenceReader({ text }: AssessmentRequest, { values }: HiddenText): Sentences {
  let unwanted = 0;
  let forbidden = false;
  return {
    read({ nb, en }) {
      const verdicts = (['nb', 'en'] as const).map((language) => {
        const said = language === 'nb' ? nb : en;
        return judgeSentence(withoutPlaceholders(said, values), { language, text });
      });
      if (verdicts.includes('forbidden')) forbidden = true;
      if (verdicts.includes('unwanted')) unwanted += 1;
      if (verdicts.some((verdict) => verdict !== 'good')) return null;
      return { nb: showHidden(nb, values).trim(), en: showHidden(en, values).trim() };
    },
    isDistrusted: () => forbidden || unwanted >= mostUnwanted,
  };
}

/** A placeholder of ours reads as a name; one that we did not give stays, and its brackets are forbidden. */
function withoutPlaceholders(said: string, values: ReadonlyMap<string, string>): string {
  return said.replace(placeholderPattern, (placeholder) => (values.has(placeholder) ? 'Kari' : placeholder));
}

/** The learner's own words for a quote of the reply; null where they are not there, or are no words to be shown. */
function quoteOf(marked: string, { request, hidden, marks }: Checked): string | null {
  const quote = withoutMarks(marked, marks);
  if (quote.trim().length < 2 || quote.length > longestQuote) return null;
  const place = findQuote(hidden.sent, quote);
  return place && request.text.slice(place.start, place.end).replace(/\s+/gu, ' ').trim();
}

function withQuote(line: BothLanguages | null, quote: string | null): BothLanguages | null {
  return line && quote ? { nb: `${line.nb} «${quote}»`, en: `${line.en} “${quote}”` } : null;
}

/**
 * A criterion's level is the rules' where they judge the text; else the model's, where words of the text show it. Rule 9.341.
 */
function criteriaOf(reply: Reply, checked: Checked, { read }: Sentences): readonly CriterionFeedback[] {
  const byRules = checked.rules?.criteria ?? [];
  const judged = reply.criteria.flatMap((one): CriterionFeedback[] => {
    const note = read(one);
    if (!note) return [];
    const shown = quoteOf(one.quote, checked) === null ? null : one.level;
    const own = { criterion: one.criterion, level: checked.rules ? null : shown };
    return [{ ...(byRules.find(({ criterion }) => criterion === one.criterion) ?? own), note }];
  });
  const first = judged.filter(
    ({ criterion }, at) => judged.findIndex((other) => other.criterion === criterion) === at,
  );
  const left = byRules.filter(({ criterion }) => !first.some((one) => one.criterion === criterion));
  return [...first, ...left];
}

/** The rules' findings, and the model's where they found nothing. */
function findingsOf(reply: Reply, checked: Checked, sentences: Sentences): readonly TextFinding[] {
  const byRules = checked.rules?.findings ?? [];
  const made: TextFinding[] = [];
  for (const found of reply.findings) {
    const place = placeOf(found, checked);
    const message = sentences.read(found);
    if (!place || !message || made.length >= most.findings) continue;
    const overlaps = ({ start, end }: Place) => start < place.end && end > place.start;
    if (byRules.some(overlaps) || made.some(overlaps)) continue;
    const suggestion = showHidden(
      withoutMarks(found.suggestion, checked.marks).trim(),
      checked.hidden.values,
    );
    const isSame = suggestion === checked.request.text.slice(place.start, place.end);
    if (isSame || !isSuggestion(suggestion)) continue;
    made.push({
      ...place,
      code: 'model',
      criterion: criterionIn(checked.request.kind, found.criterion),
      message,
      suggestions: suggestion === '' ? [] : [suggestion],
      certainty: found.sure ? certainties.sure : certainties.unsure,
    });
  }
  return [...byRules, ...made].toSorted((one, other) => one.start - other.start);
}

/** Where a finding lies: the quote within its context, so that a short word is the right one of several. */
function placeOf({ context, quote }: Reply['findings'][number], { hidden, marks }: Checked): Place | null {
  if (quote.length > longestQuote) return null;
  const around = findQuote(hidden.sent, withoutMarks(context, marks));
  if (!around) return null;
  const { sentFrom: from, sentTo: to } = around;
  const found = findQuote(hidden.sent, withoutMarks(quote, marks), { from, to });
  return found && { start: found.start, end: found.end };
}

/** Words of Norwegian and their marks, or nothing. */
function isSuggestion(suggestion: string): boolean {
  return (
    suggestion.length <= longestSuggestion &&
    /^[\p{Script=Latin}\p{M}\p{N}\s.,;:!?'’«»()–-]*$/u.test(suggestion)
  );
}

/** What is heard has no spelling, and its order is a matter of grammar. */
function criterionIn(
  kind: 'write' | 'speak',
  criterion: Reply['findings'][number]['criterion'],
): TextFinding['criterion'] {
  return kind === 'speak' && (criterion === 'spelling' || criterion === 'structure') ? 'grammar' : criterion;
}

/** What one says and then the other, as far as a learner reads. */
function joined<One>(first: readonly One[] = [], then: readonly One[] = []): readonly One[] {
  return [...first, ...then].slice(0, most.lines);
}

function kept<One>(lines: readonly (One | null)[]): One[] {
  return lines.filter((line): line is Exclude<typeof line, null> => line !== null);
}
