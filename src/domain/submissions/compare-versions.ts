import type { TextFinding } from './assessment.ts';

type Version = { readonly text: string; readonly findings: readonly TextFinding[] };

/** What became of the findings of a text in its next version. */
export type VersionsCompared = {
  /** In the first version only: corrected, or written in another way. */
  readonly gone: readonly TextFinding[];
  /** In the second version only. */
  readonly fresh: readonly TextFinding[];
  /** In both, as they stand in the second. */
  readonly still: readonly TextFinding[];
};

/** Findings are the same where the same rule speaks of the same words, as often as they stand there. Rule 9.335. */
export function compareVersions(first: Version, second: Version): VersionsCompared {
  const open = new Map<string, TextFinding[]>();
  for (const finding of first.findings) {
    const key = keyOf(first.text, finding);
    open.set(key, [...(open.get(key) ?? []), finding]);
  }
  const still: TextFinding[] = [];
  const fresh: TextFinding[] = [];
  for (const finding of second.findings) {
    const found = open.get(keyOf(second.text, finding))?.shift();
    (found ? still : fresh).push(finding);
  }
  return { gone: [...open.values()].flat(), fresh, still };
}

function keyOf(text: string, { start, end, code }: TextFinding): string {
  return `${code} ${text.slice(start, end).toLocaleLowerCase('nb')}`;
}
