import type { EntryContext } from 'react-router';
import type { RootData } from './root-data.ts';

/**
 * Everything that the markup of a page is made of, as text: its address and its loaders' data. Two requests with the same
 * words get the same page. Null for pages that are rendered each time: those with React's scripts, answers to a form,
 * errors, and what has no form as text.
 */
export function pageWords(request: Request, found: EntryContext['staticHandlerContext']): string | null {
  const { matches, loaderData, actionData, errors, statusCode } = found;
  const isStatic = matches.some(({ route }) => (route.handle as { static?: boolean } | undefined)?.static);
  if (request.method !== 'GET' || !isStatic || actionData || errors || statusCode !== 200) return null;
  try {
    // The nonce is taken out of such a page, and the request's number stands on error pages only.
    const { root, ...others } = loaderData as { readonly root: RootData };
    const shown = { ...root, nonce: '', requestId: '' };
    return `${request.url} ${JSON.stringify([shown, others], asWords)}`;
  } catch (error) {
    if (error instanceof NoWords) return null;
    throw error;
  }
}

class NoWords extends Error {}

function asWords(_: string, value: unknown): unknown {
  // A promise, a map or a function would be the same text whatever is in it.
  const isPlain =
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype ||
    Object.getPrototypeOf(value) === null;
  if (!isPlain || typeof value === 'function') throw new NoWords();
  return value;
}
