import { inflateSync } from 'node:zlib';

/**
 * What stands on the pages of a PDF of ours, text by text in the order they were written. Our fonts are cut to the letters that
 * are used, so a page holds numbers of glyphs; each font says in its `ToUnicode` which letters they are (ISO 32000-1, 9.10.3).
 */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const letters = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      letters.set(name, lettersOf(objects.get(unicode)?.stream ?? ''));
    }
  return [...objects.values()].map(({ stream }) => textOf(stream, letters)).join('');
}

type Stored = { readonly head: string; readonly stream: string };

function objectsOf(bytes: Buffer): ReadonlyMap<string, Stored> {
  const raw = bytes.toString('latin1');
  const objects = new Map<string, Stored>();
  for (const { 1: id = '', index, 0: opening } of raw.matchAll(/^(\d+) 0 obj\n/gm)) {
    const from = index + opening.length;
    const end = raw.indexOf('endobj', from);
    const begin = raw.indexOf('stream\n', from);
    const hasStream = begin >= 0 && begin < end;
    objects.set(id, {
      head: raw.slice(from, hasStream ? begin : end),
      stream: hasStream ? unpacked(bytes.subarray(begin + 7, raw.indexOf('endstream', begin))) : '',
    });
  }
  return objects;
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    // Not a packed stream.
    return '';
  }
}

/** From a glyph's number in four hexadecimal digits to its letters. */
function lettersOf(unicode: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', list = ''] of unicode.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [place, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const number = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      found.set(number, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  return found;
}

function textOf(page: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, name, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? new Map();
    for (const [, hex = ''] of glyphs?.matchAll(/<([\da-f]*)>/g) ?? [])
      for (const glyph of hex.match(/.{4}/g) ?? []) text += font.get(glyph) ?? '�';
    if (glyphs !== undefined) text += '\n';
  }
  return text;
}
