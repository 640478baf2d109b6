import { wordsIn } from '#domain/language/words.ts';

/** A word where it stands on the screen. */
export type RegionWord = {
  readonly text: string;
  /** What it stands in, at most 400 characters. */
  readonly sentence: string;
  readonly range: Range;
};

/** What is pressed for another reason. */
const controls = 'a, button, input, select, textarea, label, summary, [role=button], [data-no-look-up]';
const blocks = 'p, li, h1, h2, h3, h4, h5, blockquote, figcaption, td, th, dd, dt, div, section, article';
const longestSentence = 400;

/** The Norwegian words of a region, in reading order, but for those of buttons and links. */
export function norwegianWords(region: Element): readonly RegionWord[] {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  const found: RegionWord[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && isNorwegian(node) && !node.parentElement?.closest(controls))
      found.push(...wordsOf(node));
  }
  return found;
}

/** The Norwegian word at a point of the window, in CSS pixels; null between words and on what is pressed for another reason. */
export function wordAtPoint(x: number, y: number): RegionWord | null {
  const caret = caretAt(x, y);
  if (!caret || !(caret.node instanceof Text) || !isNorwegian(caret.node)) return null;
  if (caret.node.parentElement?.closest(controls)) return null;
  const word = wordsOf(caret.node).find(
    ({ range }) => range.startOffset <= caret.offset && caret.offset <= range.endOffset,
  );
  return word && isAround(word.range, { x, y }) ? word : null;
}

/** The caret's place is also found where the point lies beside the line's end: only a point on the word counts. */
function isAround(range: Range, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const slack = 4;
  return [...range.getClientRects()].some(
    (box) =>
      x >= box.left - slack && x <= box.right + slack && y >= box.top - slack && y <= box.bottom + slack,
  );
}

function caretAt(x: number, y: number): { readonly node: Node; readonly offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // Safari before 26.2 knows the older name only.
  const range = (document as Document & DocumentOrShadowRoot & OlderCaret).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

type OlderCaret = { readonly caretRangeFromPoint?: (x: number, y: number) => Range | null };

function wordsOf(node: Text): readonly RegionWord[] {
  return wordsIn(node.data).map(({ text, start }) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return { text, sentence: sentenceAround(node, start), range };
  });
}

function isNorwegian(node: Text): boolean {
  return /^(nb|no|nn)\b/i.test(node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '');
}

/** The sentence around a place of a text node, through the marks that part its block. */
function sentenceAround(node: Text, offset: number): string {
  const block = node.parentElement?.closest(blocks);
  if (!block) return '';
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return sentenceAt(block.textContent ?? '', before.toString().length);
}

/** The sentence of a text in which a place lies, without spaces around it. */
export function sentenceAt(text: string, place: number): string {
  const ends = [...text.matchAll(/[.!?…]+["»”’)]*\s+|\n+/gu)].map(({ index, 0: end }) => index + end.length);
  const start = ends.findLast((end) => end <= place) ?? 0;
  const end = ends.find((one) => one > place) ?? text.length;
  const sentence = text.slice(start, end).trim();
  return sentence.length <= longestSentence ? sentence : '';
}
