import type { ClozeSegment, ClozeText } from './presentation.ts';

/** A text with `[[1]]`, `[[2]]` … taken apart into paragraphs of text and gaps. */
export function clozeText(text: string): ClozeText {
  return paragraphsOf(text).map((paragraph) =>
    paragraph
      .split(/\[\[(\d+)\]\]/u)
      .map(
        (piece, place): ClozeSegment =>
          place % 2 === 1 ? { kind: 'gap', gap: Number(piece) - 1 } : { kind: 'text', text: piece },
      )
      .filter((segment) => segment.kind === 'gap' || segment.text !== ''),
  );
}

/** The paragraphs of a text: parted by an empty line, trimmed. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n[ \t]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
