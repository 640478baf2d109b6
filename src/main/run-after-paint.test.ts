import { expect, test } from 'vitest';
import { runAfterPaint } from './run-after-paint.ts';

test('the entry module is started by a script with the same nonce, after the first frame', () => {
  const html =
    '<body><script nonce="n1" type="module" async="">import "/a.js";\nimport("/<b>.js");</script></body>';
  const page = runAfterPaint(html);
  expect(page).toMatch(/^<body><script nonce="n1">.*requestAnimationFrame.*<\/script><\/body>$/s);
  expect(page).not.toContain('type="module"');
  const code = /s\.textContent=(".*?");document/s.exec(page)?.[1] ?? '';
  expect(code).not.toContain('<');
  expect(JSON.parse(code)).toBe('import "/a.js";\nimport("/<b>.js");');
});

test('a page without it stays as it is', () => {
  expect(runAfterPaint('<body><script src="/page.js" defer></script></body>')).toBe(
    '<body><script src="/page.js" defer></script></body>',
  );
});
