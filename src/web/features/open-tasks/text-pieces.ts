import type { TextFinding } from '#domain/submissions/assessment.ts';

export type TextPiece = {
  readonly words: string;
  /** Number of the finding in the list below the text, from 1; null where nothing was found. */
  readonly number: number | null;
};

/** A text cut at its findings, in their order; one that begins inside another is only in the list. */
export function textPieces(
  text: string,
  findings: readonly Pick<TextFinding, 'start' | 'end'>[],
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const inOrder = findings
    .map(({ start, end }, index) => ({ start, end, number: index + 1 }))
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end, number } of inOrder) {
    if (start < from || end <= start || end > text.length) continue;
    if (start > from) pieces.push({ words: text.slice(from, start), number: null });
    pieces.push({ words: text.slice(start, end), number });
    from = end;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), number: null });
  return pieces;
}
