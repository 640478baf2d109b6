import { randomBytes, randomInt } from 'node:crypto';

/**
 * What tells the text from our words in one question, chosen anew each time, so that nobody can write it into a text
 * beforehand. Rule 9.343.
 */
export type Marks = {
  /** Between the lines that enclose the text. */
  readonly boundary: string;
  /** The reply has to give it back: who follows the text instead of the instructions does not. */
  readonly code: string;
  /**
   * Stands between the words of the text in the place of spaces: a model that is shown on every word that it is data seldom
   * takes it for an order (spotlighting by datamarking, Hines et al. 2024, arXiv 2403.14720).
   */
  readonly joint: string;
};

/** Rare signs that no tokenizer reads as a space. */
const joints = ['¦', '‡', '¤', '⁂'] as const;

export function drawMarks(text: string): Marks {
  const free = joints.filter((joint) => !text.includes(joint));
  const joint = free[randomInt(Math.max(1, free.length))] ?? '¦';
  return { boundary: randomBytes(12).toString('hex'), code: randomBytes(6).toString('hex'), joint };
}

/** The text with the mark between its words; line breaks stay. */
export function withMarks(text: string, { joint, boundary }: Marks): string {
  return text.replaceAll(boundary, '').replace(/[^\S\n]+/gu, joint);
}

/** A quote as it stands in the text, whether or not the model has copied the marks. */
export function withoutMarks(quote: string, { joint }: Marks): string {
  return quote.replaceAll(joint, ' ');
}
