import type { Analyser } from '#domain/checker/analyser.ts';
import { checkText } from '#domain/checker/check-text.ts';
import type { Finding } from '#domain/checker/finding.ts';
import { readContent } from '#scripts/content/files.ts';

/** What the checker finds in a text of the bank. */
export interface BankFinding {
  readonly path: string;
  readonly text: string;
  readonly finding: Finding;
}

/**
 * Findings in texts that a person has checked, and so false alarms unless the text is wrong: texts to read of B1 to C1, and
 * the model answers of the same level as their task, each with the errors that it marks put right.
 */
export function bankFindings(analyser: Analyser): {
  readonly words: number;
  readonly findings: readonly BankFinding[];
} {
  const texts = readContent().flatMap(({ path, bank }) => {
    if (bank === null || bank.file.status !== 'checked') return [];
    const { file } = bank;
    if (file.category === 'read' && file.level >= 'B1' && file.stimulus.kind === 'text') {
      return [{ path, text: file.stimulus.text }];
    }
    if (file.category !== 'write') return [];
    return file.tasks.flatMap((task) =>
      'models' in task
        ? task.models
            .filter(({ level }) => level === file.level)
            .map((model) => ({ path, text: withoutMarkedErrors(model) }))
        : [],
    );
  });
  return {
    words: texts.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0),
    findings: texts.flatMap(({ path, text }) =>
      checkText(text, analyser).map((finding) => ({ path, text, finding })),
    ),
  };
}

/** A model may show what its level still gets wrong: each of these errors is marked, with its correction. */
function withoutMarkedErrors({
  text,
  errors,
}: {
  readonly text: string;
  readonly errors?: readonly { readonly quote: string; readonly correction: string }[] | undefined;
}): string {
  return (errors ?? []).reduce(
    (right, { quote, correction }) => right.replace(quote, () => correction),
    text,
  );
}
