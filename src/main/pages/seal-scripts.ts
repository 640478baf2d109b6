import { createHash } from 'node:crypto';

/** A page that may be given to several visitors, and the source expressions that allow its scripts (CSP 3, hash-source). */
export type SealedPage = { readonly html: string; readonly sources: readonly string[] };

/**
 * Takes the nonce out of a page, which is good for one answer only, and allows its scripts by their hashes instead: exactly
 * those that carried the nonce, so that whatever else might have come into the page stays forbidden.
 * @param added code that one of the scripts puts into the page as a script of its own
 */
export function sealScripts(page: {
  readonly html: string;
  readonly nonce: string;
  readonly added: string | null;
}): SealedPage {
  const { html, nonce, added } = page;
  const plain = (text: string) => text.replaceAll(nonce, '');
  const opening = `<script nonce="${nonce}">`;
  const codes = html
    .split(opening)
    .slice(1)
    .map((rest) => plain(rest.slice(0, rest.indexOf('</script>'))));
  const sources = [...codes, ...(added === null ? [] : [added])].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return { html: plain(html.replaceAll(` nonce="${nonce}"`, '')), sources };
}
