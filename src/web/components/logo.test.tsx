import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test('9.27 the logo is the flag, 28 px wide, and the name', () => {
  const html = renderToStaticMarkup(<Logo />);
  // A step of the scale is .25 rem: w-7 is 28 px.
  expect(html).toMatch(/<svg viewBox="0 0 22 16" class="[^"]*\bw-7\b/);
  expect(html).toContain('Bestått');
});
