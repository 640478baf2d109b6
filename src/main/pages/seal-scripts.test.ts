import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealScripts } from './seal-scripts.ts';

const nonce = 'bm9uY2Utb2Ytb25lLXBhZ2U=';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the scripts with the nonce are allowed by their hashes, others are not', () => {
  const { html, sources } = sealScripts({
    html:
      `<script nonce="${nonce}">one("${nonce}")</script><p><script>stranger()</script></p>` +
      `<script nonce="${nonce}">two()</script><script src="/a.js" defer="" nonce="${nonce}"></script>`,
    nonce,
    added: 'import "/b.js"',
  });
  expect(html).toBe(
    '<script>one("")</script><p><script>stranger()</script></p>' +
      '<script>two()</script><script src="/a.js" defer=""></script>',
  );
  expect(sources).toEqual([hash('one("")'), hash('two()'), hash('import "/b.js"')]);
});
