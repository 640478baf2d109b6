import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { liftInlineStyles } from './inline-styles.ts';

function page(body: string): string {
  return `<html><head><title>x</title></head><body>${body}</body></html>`;
}

describe('style attributes are lifted into one sheet whose hash the policy allows', () => {
  test('the same declarations share a mark', () => {
    const { html, source } = liftInlineStyles(
      page('<i style="width:1rem"></i><b style="gap:2px"></b><u style="width:1rem"></u>'),
    );
    const sheet = /<style>(.*)<\/style><\/head>/.exec(html)?.[1] ?? '';
    expect(sheet).toBe('[data-style="s0"]{width:1rem}[data-style="s1"]{gap:2px}');
    expect(html).toContain('<i data-style="s0"></i><b data-style="s1"></b><u data-style="s0"></u>');
    expect(html).not.toContain(' style=');
    expect(source).toBe(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  });

  test('a page without any is left as it is', () => {
    const html = page('<p class="style">style</p>');
    expect(liftInlineStyles(html)).toEqual({ html, source: null });
  });

  test('quotes are read as the browser reads them, and nothing ends the sheet', () => {
    const { html } = liftInlineStyles(
      page('<i style="font-family:&quot;A&quot;,&#x27;B&#x27;;--x:&lt;/style&gt;"></i>'),
    );
    expect(html).toContain('{font-family:"A",\'B\';--x:/style>}');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
