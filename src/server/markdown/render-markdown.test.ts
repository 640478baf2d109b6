import { describe, expect, test } from 'vitest';
import { hostileMarkdown } from './hostile-markdown.ts';
import { conversationPolicy } from './markdown-policy.ts';
import { plainExcerpt, renderMarkdown } from './render-markdown.ts';

const shown = (source: string) => renderMarkdown(source, conversationPolicy);

/** The only tags there may be: none has another attribute, and links lead where links may. */
const allowedTag =
  /^<(\/?(p|strong|em|s|code|pre|blockquote|ul|ol|li|a|h3|h4)|br \/|hr \/|ol start="\d+"|a href="(https?:\/\/|mailto:|\/(?![/\\])|#)[^"<>]*" rel="ugc nofollow noopener noreferrer"|a rel="ugc nofollow noopener noreferrer")>$/;

describe('9.375 what people write is shown as HTML that runs nothing', () => {
  test('the table holds at least 200 inputs', () => {
    expect(new Set(hostileMarkdown).size).toBeGreaterThanOrEqual(200);
  });

  test.each(hostileMarkdown)('%j', (source) => {
    const html = shown(source);
    // Whatever was a tag in the source is text by now, so each that is left was made by the renderer.
    const wrong = (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowedTag.test(tag));
    expect([wrong, html]).toEqual([[], html]);
  });

  test('a deep nest of quotations and lists ends, and quickly', () => {
    const started = performance.now();
    shown(`${'> '.repeat(9000)}x`);
    shown('['.repeat(9000));
    shown(`${'*'.repeat(9000)}a${'*'.repeat(9000)}`);
    shown('`'.repeat(9999));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('what may stand there does (9.375)', () => {
  test.each([
    ['**fet** og *kursiv*', '<p><strong>fet</strong> og <em>kursiv</em></p>'],
    ['linje\nlinje', '<p>linje<br />\nlinje</p>'],
    ['# Overskrift', '<h3>Overskrift</h3>'],
    ['#### Liten', '<h4>Liten</h4>'],
    ['> sitat', '<blockquote>\n<p>sitat</p>\n</blockquote>'],
    ['3. tre', '<ol start="3">\n<li>tre</li>\n</ol>'],
    ['f.eks.no og kl.no', '<p>f.eks.no og kl.no</p>'],
    ['[a](/nb/app)', '<p><a href="/nb/app" rel="ugc nofollow noopener noreferrer">a</a></p>'],
  ])('%j', (source, html) => {
    expect(shown(source).trim()).toBe(html);
  });

  test('the beginning of a text in plain words, cut at a word', () => {
    const cut = plainExcerpt('# Hei\n\nDette er **en** [lenke](https://a.no) & mer.', {
      most: 24,
      policy: conversationPolicy,
    });
    expect(cut).toBe('Hei Dette er en lenke &…');
  });
});
