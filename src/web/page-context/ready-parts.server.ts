import { LRUCache } from 'lru-cache';
import type { ReadyParts } from './ready-part.tsx';

/** Characters of all that is kept: markup, and the words that it is found by. */
const mostCharacters = 12_000_000;

const made = new LRUCache<string, string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, of) => html.length + of.length,
});

/** The parts of one page. `keep` takes the marks out of its markup, and keeps what stood between them for others. */
export function openReadyParts(): ReadyParts & { readonly keep: (page: string) => string } {
  const begun: string[] = [];
  return {
    find: (of) => made.get(of),
    begin: (of) => begun.push(of),
    keep(page) {
      let rest = page;
      for (const [index, of] of begun.entries()) {
        const [begins, ends] = [mark('begins', index + 1), mark('ends', index + 1)];
        const [start, end] = [rest.indexOf(begins), rest.indexOf(ends)];
        const html = rest.slice(start + begins.length, end);
        made.set(of, html);
        rest = rest.slice(0, start) + html + rest.slice(end + ends.length);
      }
      return rest;
    },
  };
}

function mark(side: 'begins' | 'ends', number: number): string {
  return `<template data-part-${side}="${number}"></template>`;
}
