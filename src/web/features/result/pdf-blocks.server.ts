import { type PdfSheet, paper, type TextStyle } from './pdf-sheet.server.ts';

/** Begins a page. @returns its first free y */
export type NewPage = () => number;

/** Something that stays together on a page. */
export type Block = { readonly height: number; readonly write: (y: number) => void };

/** A text with its element of the document's structure. */
export type Line = readonly [tag: string, words: string, style: TextStyle];

/** Between blocks. */
const gap = 14;

/** One block below the other, as many pages as they take. @returns the y below */
export function writeBlocks(
  blocks: readonly Block[],
  { from, newPage }: { readonly from: number; readonly newPage: NewPage },
): number {
  let y = from;
  for (const block of blocks) {
    if (y + block.height > paper.height - paper.foot - 12) y = newPage();
    block.write(y);
    y += block.height + gap;
  }
  return y;
}

/** Texts one below the other. */
export function textBlock(sheet: PdfSheet, lines: readonly Line[]): Block {
  const heights = lines.map(([, words, style]) => sheet.heightOf(words, style));
  return {
    height: heights.reduce((sum, one) => sum + one, 0),
    write(y) {
      let at = y;
      for (const [tag, words, style] of lines) at = sheet.write(tag, words, at, style);
    },
  };
}

/** Blocks that stay together, one below the other. */
export function stacked(blocks: readonly Block[], between: number): Block {
  const height = blocks.reduce((sum, one) => sum + one.height, between * (blocks.length - 1));
  return {
    height,
    write(y) {
      let at = y;
      for (const block of blocks) {
        block.write(at);
        at += block.height + between;
      }
    },
  };
}

/** Blocks beside each other, as high as the highest; each has its own place. */
export function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(...blocks.map(({ height }) => height)),
    write(y) {
      for (const block of blocks) block.write(y);
    },
  };
}
