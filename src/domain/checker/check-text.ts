import { foldWord } from '#domain/language/words.ts';
import type { Analyser } from './analyser.ts';
import type { Finding } from './finding.ts';
import type { Sentence } from './reading.ts';
import type { RuleCheck } from './rule.ts';
import { type RuleId, ruleChecks } from './rule-checks.ts';
import { ruleTable } from './rule-table.ts';
import { sentencesIn } from './tokens.ts';

/** The errors of a text in bokmål in their order; where two rules find the same place, the first one speaks. Rule 9.261. */
export function checkText(text: string, analyser: Analyser): readonly Finding[] {
  return checkSentences(text, analyser)
    .flatMap(({ findings }) => findings)
    .toSorted((one, other) => one.start - other.start);
}

/** A sentence with what was found in it. */
export interface CheckedSentence extends Sentence {
  readonly findings: readonly Finding[];
}

/** The sentences of a text, each with the readings of its words and its errors. */
export function checkSentences(text: string, analyser: Analyser): readonly CheckedSentence[] {
  return sentencesIn(text).map((raw) => {
    const sentence = {
      ...raw,
      tokens: raw.tokens.map((token) => {
        const word = foldWord(token.text);
        return { ...token, word, readings: token.kind === 'word' ? analyser.readingsOf(word) : [] };
      }),
    };
    return { ...sentence, findings: withoutOverlaps(findingsIn(sentence, analyser)) };
  });
}

function findingsIn(sentence: Sentence, analyser: Analyser): readonly Finding[] {
  return (Object.keys(ruleChecks) as RuleId[]).flatMap((rule) => {
    const { type, level, grammar, nb, en } = ruleTable[rule];
    const check: RuleCheck = ruleChecks[rule];
    return check(sentence, analyser).map((hit) => ({
      ...hit,
      type,
      rule,
      level,
      grammar,
      explanation: { nb, en },
    }));
  });
}

function withoutOverlaps(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    if (!kept.some(({ start, end }) => finding.start < end && start < finding.end)) kept.push(finding);
  }
  return kept;
}
