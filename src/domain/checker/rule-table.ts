import type { ErrorType } from './finding.ts';
import type { GrammarPoint } from '#domain/tasks/vocabulary.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
export interface RuleFacts {
  readonly type: ErrorType;
  readonly level: TaskLevel;
  readonly grammar: GrammarPoint | null;
  readonly nb: string;
  readonly en: string;
}
export const ruleTable: Readonly<Record<string, RuleFacts>> = {
  spelling: { type: 'ORT', level: 'A2', grammar: null, nb: 'Ordet står ikke i ordboka.', en: 'This word is not in the dictionary.' },
};
