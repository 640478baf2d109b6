import { badQuery } from '#server/rest/errors.ts';

/**
 * Reads one part of a query string from left to right. The grammar's functions take it and move it on;
 * what they cannot read ends in `fail`, with the place and what was expected (PGRST100).
 */
export type Scanner = {
  /** The character at the place, '' at the end. */
  readonly peek: () => string;
  readonly rest: () => string;
  readonly atEnd: () => boolean;
  readonly place: () => number;
  readonly back: (place: number) => void;
  readonly startsWith: (text: string) => boolean;
  /** Moves past the text if it stands here. */
  readonly take: (text: string) => boolean;
  /** Moves past what the sticky expression matches here; undefined when it does not match. */
  readonly match: (sticky: RegExp) => string | undefined;
  readonly expect: (text: string) => void;
  readonly fail: (expecting: string) => never;
};

/** @param what names the part in messages, e.g. `select parameter` */
export function scan(text: string, what: string): Scanner {
  let place = 0;
  const scanner: Scanner = {
    peek: () => text.charAt(place),
    rest: () => text.slice(place),
    atEnd: () => place >= text.length,
    place: () => place,
    back: (earlier) => {
      place = earlier;
    },
    startsWith: (part) => text.startsWith(part, place),
    take: (part) => {
      if (!text.startsWith(part, place)) return false;
      place += part.length;
      return true;
    },
    match: (sticky) => {
      sticky.lastIndex = place;
      const found = sticky.exec(text)?.[0];
      if (found !== undefined) place += found.length;
      return found;
    },
    expect: (part) => {
      if (!scanner.take(part)) scanner.fail(JSON.stringify(part));
    },
    fail: (expecting) => {
      const unexpected = place >= text.length ? 'end of input' : JSON.stringify(text.charAt(place));
      throw badQuery(
        `"failed to parse ${what} (${text})" (line 1, column ${place + 1})`,
        `unexpected ${unexpected} expecting ${expecting}`,
      );
    },
  };
  return scanner;
}

/** What `read` reads, or undefined with the place unmoved when it fails. */
export function attempt<Result>(scanner: Scanner, read: () => Result | undefined): Result | undefined {
  const start = scanner.place();
  const result = read();
  if (result === undefined) scanner.back(start);
  return result;
}

/** Items with commas between, spaces around them allowed: `item { ws "," ws item }`. */
export function commaList<Item>(scanner: Scanner, item: () => Item): Item[] {
  const items: Item[] = [];
  do {
    skipSpace(scanner);
    items.push(item());
    skipSpace(scanner);
  } while (scanner.take(','));
  return items;
}

export function skipSpace(scanner: Scanner): void {
  scanner.match(/[ \t]*/y);
}
