import { createHash } from 'node:crypto';

const attribute = / style="([^"]*)"/g;

/**
 * Moves the `style` attributes of rendered HTML into one style sheet in the head, so that the policy can refuse
 * inline styles: returns the page, and the source expression that allows exactly this sheet (CSP 3, hash-source).
 */
export function liftInlineStyles(html: string): { readonly html: string; readonly source: string | null } {
  const marks = new Map<string, string>();
  const lifted = html.replaceAll(attribute, (_, declarations: string) => {
    const css = unescapeAttribute(declarations);
    const mark = marks.get(css) ?? `s${marks.size}`;
    marks.set(css, mark);
    return ` data-style="${mark}"`;
  });
  if (marks.size === 0) return { html, source: null };
  const sheet = [...marks].map(([css, mark]) => `[data-style="${mark}"]{${css}}`).join('');
  const hash = createHash('sha256').update(sheet).digest('base64');
  return {
    html: lifted.replace('</head>', () => `<style>${sheet}</style></head>`),
    source: `'sha256-${hash}'`,
  };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
