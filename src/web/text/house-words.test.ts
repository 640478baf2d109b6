import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The lines of a language's texts that show something else than the house writes. */
function linesOf(language: 'en-GB' | 'nb-NO', wrong: RegExp): readonly string[] {
  const folder = join(import.meta.dirname, language);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => wrong.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe('the words of the interface', () => {
  test('English quotes with “ ”, and writes the sign of per cent at its number', () => {
    expect(linesOf('en-GB', /[«»]/)).toEqual([]);
    expect(linesOf('en-GB', /[\d}]\s%/)).toEqual([]);
  });

  test('Norwegian quotes with « », and writes the sign of per cent after a space', () => {
    expect(linesOf('nb-NO', /[“”]/)).toEqual([]);
    expect(linesOf('nb-NO', /[\d}]%/)).toEqual([]);
  });

  test('what is to be found on a page is shown there in English, and does not stand there', () => {
    expect(linesOf('en-GB', /\bstands? here\b(?!:)/)).toEqual([]);
  });

  test('stories are stories, in Norwegian historier', () => {
    expect(linesOf('nb-NO', /\b[Ss]aker\b(?!',)|\ben sak\b/)).toEqual([]);
  });

  test('a license is a licence in English, but where the specification writes it', () => {
    expect(linesOf('en-GB', /license/i)).toEqual([
      "checkout.ts: back: 'License',",
      "guarantee.ts: back: 'License',",
      "licence.ts: title: 'License',",
      "licence.ts: title: 'License Required',",
      "licence.ts: text: 'This feature requires a valid license. Please upgrade your plan.',",
      "licence.ts: text: 'This feature requires a tier {{n}} license or higher.',",
      "shell.ts: licence: 'License',",
    ]);
  });
});
