const entryScript = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

/**
 * Lets React's modules come and run after the page's first frame: on a phone they would otherwise take the line from style
 * sheet and fonts, and half a second of its processor, before anything is seen. A page that is opened in the background
 * starts at once. Pages without React stay as they are.
 * @returns the page, and the code that it will add to itself as a script
 */
export function runAfterPaint(html: string): { readonly html: string; readonly added: string | null } {
  const entry = entryScript.exec(html);
  if (!entry) return { html, added: null };
  const [script, nonce, code = ''] = entry;
  const modules = [...html.matchAll(preloads)].map(([, href]) => href);
  const starter =
    `(()=>{const n=document.currentScript.nonce,add=(name,more)=>document.head.append(Object.assign(` +
    `document.createElement(name),{nonce:n},more)),go=()=>{for(const href of ${quoted(modules)})` +
    `add("link",{rel:"modulepreload",href});add("script",{type:"module",textContent:${quoted(code)}})};` +
    `document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`;
  const later = html
    .replaceAll(preloads, '')
    .replace(script, () => `<script nonce="${nonce}">${starter}</script>`);
  return { html: later, added: code };
}

/** A literal that may stand in a script of a page. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
