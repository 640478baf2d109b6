import type { RuleCheck } from './rule.ts';
import { misspellings } from './spelling.ts';

/** The rules by their ids, in the order in which they win where two find the same place. */
export const ruleChecks: Readonly<Record<string, RuleCheck>> = {
  spelling: misspellings,
};
