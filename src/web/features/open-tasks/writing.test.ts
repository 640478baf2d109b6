import { describe, expect, test } from 'vitest';
import { letterAt } from '#web/forms/insert-at-cursor.ts';
import { letterOfKey } from './norwegian-letters.tsx';
import { promptParagraphs } from './prompt-text.tsx';
import { textPieces } from './text-pieces.ts';

const key = (name: string, change: object = {}) => ({
  ...{ key: name, altKey: true, ctrlKey: false, metaKey: false },
  ...change,
});

describe('æ, ø and å by key', () => {
  test('with Alt alone; AltGr, which comes as Control and Alt, is the keyboard’s own', () => {
    expect(letterOfKey(key('a'))).toBe('å');
    expect(letterOfKey(key('E'))).toBe('Æ');
    expect(letterOfKey(key('a', { ctrlKey: true }))).toBeNull();
    expect(letterOfKey(key('a', { altKey: false }))).toBeNull();
    // What a Mac makes of Alt and A by itself.
    expect(letterOfKey(key('å'))).toBeNull();
  });

  test('a button’s letter is a capital where a sentence begins', () => {
    expect(letterAt('å', '')).toBe('Å');
    expect(letterAt('å', 'Jeg vil ')).toBe('å');
    expect(letterAt('ø', 'Takk! ')).toBe('Ø');
    expect(letterAt('ø', 'bl')).toBe('ø');
  });
});

test('a prompt’s lines that begin with a hyphen are a list', () => {
  expect(promptParagraphs('Skriv til Kari.\n- Spør om posten.\n- Si takk.\nHilsen')).toEqual([
    { kind: 'text', lines: ['Skriv til Kari.'] },
    { kind: 'list', lines: ['Spør om posten.', 'Si takk.'] },
    { kind: 'text', lines: ['Hilsen'] },
  ]);
});

describe('a text is cut at what was found in it', () => {
  test('the pieces are the whole text again, numbered as in the list', () => {
    const pieces = textPieces('Jeg har en hus.', [
      { start: 8, end: 10 },
      { start: 0, end: 3 },
    ]);
    expect(pieces).toEqual([
      { words: 'Jeg', number: 2 },
      { words: ' har ', number: null },
      { words: 'en', number: 1 },
      { words: ' hus.', number: null },
    ]);
  });

  test('one that begins inside another, is empty or lies outside stands in the list only', () => {
    const pieces = textPieces('en to', [
      { start: 0, end: 2 },
      { start: 1, end: 5 },
      { start: 3, end: 3 },
      { start: 3, end: 99 },
    ]);
    expect(pieces.map(({ words }) => words).join('')).toBe('en to');
    expect(pieces.filter(({ number }) => number !== null)).toEqual([{ words: 'en', number: 1 }]);
  });
});
