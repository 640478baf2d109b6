const entryScript = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets React's modules run after the page's first frame: they are fetched meanwhile, but a phone would otherwise spend
 * half a second on them before anything is seen. A page that is opened in the background starts at once.
 */
export function runAfterPaint(html: string): string {
  return html.replace(entryScript, (_, nonce: string, code: string) => {
    const text = JSON.stringify(code).replaceAll('<', '\\u003c');
    const starter =
      `(()=>{const n=document.currentScript.nonce,go=()=>{const s=document.createElement("script");s.type="module";` +
      `s.nonce=n;s.textContent=${text};document.head.append(s)};` +
      `document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`;
    return `<script nonce="${nonce}">${starter}</script>`;
  });
}
