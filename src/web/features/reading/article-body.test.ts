import { describe, expect, test } from 'vitest';
import { articleBody } from './article-body.server.ts';

describe('an article’s text on its page (9.355)', () => {
  test('has facts written in, and headings with ids for its contents', () => {
    const body = articleBody(
      '## Lesing på {{readingMinutes}} minutter\n\nTekst.\n\n### Æ og ø\n\n## Lesing på 75 minutter',
      'nb',
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
    expect(articleBody(text, 'nb').html).toContain('<a href="/nb/pricing">pris</a>');
    expect(articleBody(text, 'en').html).toContain('<a href="/pricing">pris</a>');
    expect(articleBody(text, 'en').html).toContain('href="https://udi.no/" rel="noopener"');
  });

  test('has tables that are scrolled by themselves, without style attributes', () => {
    const { html } = articleBody('| A | B |\n| :-- | --: |\n| 1 | 2 |', 'en');
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
    expect(articleBody(text, 'en').html).not.toMatch(forbidden);
  });
});
