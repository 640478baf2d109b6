import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fromChoices, propertySettings } from '#domain/testing/properties.ts';
import { liftInlineStyles } from './inline-styles.ts';
import { runAfterPaint } from './run-after-paint.ts';
import { sealScripts } from './seal-scripts.ts';

/** Texts that would be taken for markup, were they not escaped. */
const texts = [
  'ordinary words',
  ' style="width:1px"',
  ' data-style="s0"',
  '</head><style>x</style>',
  '<script nonce="n1" type="module" async="">evil()</script>',
  '<link rel="modulepreload" href="/evil.js"/>',
  ' nonce="n1"',
  `'"&<>$&$1`,
];

/** A page as React writes it, with such texts as children, attributes and styles. */
const anyPage = fromChoices(200, (choose) => {
  const text = () => texts[Math.floor(choose() * texts.length)] as string;
  const elements = (depth: number): React.ReactNode[] =>
    Array.from({ length: Math.floor(choose() * 4) }, (_, key) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
        key={`${depth}-${key}`}
        title={text()}
        style={choose() < 0.5 ? { fontFamily: text(), width: `${key}px` } : undefined}
      >
        {text()}
        {depth < 3 && elements(depth + 1)}
      </p>
    ));
  return renderToString(
    <html lang="en">
      <head>
        <title>{text()}</title>
        <link rel="modulepreload" href="/a.js" nonce="n1" />
      </head>
      <body>
        {elements(0)}
        <script nonce="n1" type="module" async={true}>
          {'import "/a.js"'}
        </script>
      </body>
    </html>,
  );
});

/**
 * React writes attributes in double quotes and escapes quotes, `<` and `>` wherever a text stands; so the expressions that
 * rewrite a page find its own markup and nothing that is only written in it (docs/packages.md says why no parser reads it).
 */
describe('what rewrites a page leaves alone whatever its texts hold', () => {
  test('style attributes are lifted, and putting them back gives the page again', () => {
    fc.assert(
      fc.property(anyPage, (html) => {
        const lifted = liftInlineStyles(html);
        const attributes = [...html.matchAll(/<p(?: title="[^"]*")? style="([^"]*)"/g)].map(
          ([, style]) => style,
        );
        const marks = [...lifted.html.matchAll(/<p(?: title="[^"]*")? data-style="(s\d+)"/g)].map(
          ([, mark]) => mark,
        );
        expect(marks).toHaveLength(attributes.length);
        const sheet = /<style>([^<]*)<\/style><\/head>/.exec(lifted.html)?.[0];
        expect(sheet === undefined).toBe(attributes.length === 0);
        let back = sheet ? lifted.html.replace(sheet, '</head>') : lifted.html;
        for (const style of attributes) back = back.replace(/ data-style="s\d+"/, () => ` style="${style}"`);
        expect(back).toBe(html);
      }),
      propertySettings(300),
    );
  });

  test('only React’s own modules wait for the first frame', () => {
    fc.assert(
      fc.property(anyPage, (html) => {
        const { html: page, added } = runAfterPaint(html);
        expect(added).toBe('import "/a.js"');
        expect(page).toContain('["/a.js"]');
        const body = (of: string) => of.slice(of.indexOf('<body>'), of.lastIndexOf('<script'));
        expect(body(page)).toBe(body(html));
      }),
      propertySettings(300),
    );
  });

  test('only scripts that carried the nonce are allowed, and none carries one any more', () => {
    fc.assert(
      fc.property(anyPage, (html) => {
        const { html: page, added } = runAfterPaint(html);
        const sealed = sealScripts({ html: page, nonce: 'n1', added });
        expect(sealed.sources).toHaveLength(2);
        expect(sealed.html).not.toMatch(/<(script|link)[^>]* nonce=/);
      }),
      propertySettings(300),
    );
  });
});
