import { describe, expect, test } from 'vitest';
import { articleBody } from './article-body.server.ts';

const of = (language: 'nb' | 'en') => ({ language, imageHost: 'https://content.example.no' });

describe('an article’s text on its page (9.355)', () => {
  test('has facts written in, and headings with ids for its contents', () => {
    const body = articleBody(
      '## Lesing på {{readingMinutes}} minutter\n\nTekst.\n\n### Æ og ø\n\n## Lesing på 75 minutter',
      of('nb'),
    );
    expect(body.sections).toEqual([
      { id: 'lesing-pa-75-minutter', title: 'Lesing på 75 minutter' },
      { id: 'lesing-pa-75-minutter-2', title: 'Lesing på 75 minutter' },
    ]);
    expect(body.html).toContain('<h3 id="ae-og-o">Æ og ø</h3>');
    expect(body.html).not.toContain('{{');
  });

  test('leads to the page’s own language', () => {
    const text = '[pris](/pricing) og [UDI](https://udi.no/)';
    expect(articleBody(text, of('nb')).html).toContain('<a href="/nb/pricing">pris</a>');
    expect(articleBody(text, of('en')).html).toContain('<a href="/pricing">pris</a>');
    expect(articleBody(text, of('en')).html).toContain('href="https://udi.no/" rel="noopener"');
  });

  test('has tables that are scrolled by themselves, without style attributes', () => {
    const { html } = articleBody('| A | B |\n| :-- | --: |\n| 1 | 2 |', of('en'));
    expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).not.toContain('style');
  });

  test.each([
    ['<script>alert(1)</script>', /<script/],
    ['<img src=x onerror=alert(1)>', /<img/],
    ['[x](javascript:alert(1))', /href="javascript/],
    ['[x](data:text/html,x)', /href="data/],
    ['[x](//evil.example)', /href="\/\/evil/],
    ['![x](https://evil.example/a.png)', /<img/],
    ['<div style="position:fixed">x</div>', /<div/],
    ['[x](/a "t&quot; onclick=&quot;alert(1)")', /onclick="|title=/],
  ])('has nothing of what an editor may paste: %s', (text, forbidden) => {
    expect(articleBody(text, of('en')).html).not.toMatch(forbidden);
  });
});

describe('9.531 a picture of the content host stands in an article in the sizes of screens, with its room and what it shows', () => {
  const text = '![Et "skilt"](/admin/assets/a-1 "800 × 400")';

  test('by the query of the content host', () => {
    const { html } = articleBody(text, of('nb'));
    const at = 'https://content.example.no/admin/assets/a-1?';
    expect(html).toContain(
      `<source type="image/avif" srcset="${at}width=320&amp;height=160&amp;format=avif&amp;quality=60&amp;fit=inside 320w, ${at}width=640`,
    );
    expect(html).toContain('800w" sizes="min(100vw - 2.5rem, 656px)"');
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    expect(html).toContain(
      `<img src="${at}width=1024&amp;height=512&amp;quality=80&amp;fit=inside" alt="Et &quot;skilt&quot;" width="800" height="400" loading="lazy" />`,
    );
  });

  test('and by its own address where there is none', () => {
    const { html } = articleBody(text, { language: 'nb', imageHost: null });
    expect(html).toBe(
      '<p><picture><img src="/admin/assets/a-1" alt="Et &quot;skilt&quot;" width="800" height="400" loading="lazy" /></picture></p>\n',
    );
  });

  test.each([
    '![x](https://evil.example/a.png "80x40")',
    '![x](https://content.example.no/admin/assets/a-1 "80x40")',
    '![x](/admin/assets/a-1)',
    '![x](javascript:alert(1) "80x40")',
    '![x](/admin/assets/../../auth "80x40")',
  ])('and no other: %s', (other) => {
    expect(articleBody(other, of('en')).html).not.toMatch(/<img|evil|content\.example/);
  });
});
