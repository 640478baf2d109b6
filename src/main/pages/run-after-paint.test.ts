import { expect, test } from 'vitest';
import { runAfterPaint } from './run-after-paint.ts';

test('modules are fetched and run by a script with the same nonce, after the first frame', () => {
  const { html: page, added } = runAfterPaint(
    '<head><link rel="modulepreload" href="/a.js" nonce="n1"/></head>' +
      '<body><script nonce="n1" type="module" async="">import "/a.js";\nimport("/<b>.js");</script></body>',
  );
  expect(page).toMatch(
    /^<head><\/head><body><script nonce="n1">.*requestAnimationFrame.*<\/script><\/body>$/s,
  );
  expect(page).toContain('["/a.js"]');
  const code = /textContent:(".*?")\}\)/s.exec(page)?.[1] ?? '';
  expect(code).not.toContain('<');
  expect(JSON.parse(code)).toBe(added);
  expect(added).toBe('import "/a.js";\nimport("/<b>.js");');
});

test('a page without modules stays as it is', () => {
  const page = '<body><script src="/page.js" defer></script></body>';
  expect(runAfterPaint(page)).toEqual({ html: page, added: null });
});
