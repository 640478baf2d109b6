import type { Finding } from '#domain/checker/finding.ts';
import type { LearnerSentence } from './learner-sentences.ts';

export interface CheckedSentence extends LearnerSentence {
  readonly findings: readonly Finding[];
}

export interface Figures {
  readonly spelling: { readonly recall: number; readonly falseAlarms: number };
  readonly all: {
    readonly falseAlarms: number;
    readonly precision: number;
    readonly recallByType: Readonly<Record<string, number>>;
  };
  readonly rules: readonly { readonly id: string; readonly findings: number; readonly precision: number }[];
}

/**
 * Counted in sentences. Recall: those with the label that any rule of that type, or for the whole any rule at all, found something in.
 * Precision: of those that were flagged, those that have a labelled error of whatever kind. False alarms: the share of
 * the correct sentences that were flagged.
 */
export function figuresOf(sentences: readonly CheckedSentence[]): Figures {
  const correct = sentences.filter(({ label }) => label === null);
  const isSpelling = ({ type }: Finding) => type === 'ORT';
  const misspelt = sentences.filter(({ label }) => label === 'ORT');
  const flagged = sentences.filter(({ findings }) => findings.length > 0);
  const labels = [...new Set(sentences.flatMap(({ label }) => label ?? []))].sort();
  const ids = [...new Set(sentences.flatMap(({ findings }) => findings.map(({ rule }) => rule)))].sort();
  return {
    spelling: {
      recall: share(misspelt, ({ findings }) => findings.some(isSpelling)),
      falseAlarms: share(correct, ({ findings }) => findings.some(isSpelling)),
    },
    all: {
      falseAlarms: share(correct, ({ findings }) => findings.length > 0),
      precision: share(flagged, ({ label }) => label !== null),
      recallByType: Object.fromEntries(
        labels.map((type) => [
          type,
          share(
            sentences.filter(({ label }) => label === type),
            ({ findings }) => findings.length > 0,
          ),
        ]),
      ),
    },
    rules: ids.map((id) => {
      const hit = sentences.filter(({ findings }) => findings.some(({ rule }) => rule === id));
      return { id, findings: hit.length, precision: share(hit, ({ label }) => label !== null) };
    }),
  };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : Number((items.filter(holds).length / items.length).toFixed(4));
}
