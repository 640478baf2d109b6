import { z } from 'zod';

/** A text that Postgres can hold: it knows no NUL, and would take one for the end of a statement. */
export function plainText(maxLength: number) {
  return z.string().max(maxLength).refine(isPlain, 'a text must not have a NUL in it');
}

export function isPlain(text: string): boolean {
  return !text.includes('\0');
}
