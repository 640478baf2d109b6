import { expect, type Page, test } from '@playwright/test';
import { hostileMarkdown } from '#server/markdown/hostile-markdown.ts';
import { newPerson } from './people.ts';
import { otherBrowser } from './test.ts';

/** What would run if it came into the page as markup; `ran` is what it would leave behind. */
const markup = [
  '<img src=x onerror="window.ran=1">',
  '<svg onload="window.ran=1">',
  '<script>window.ran=1</script>',
  '</title><script>window.ran=1</script>',
  '</textarea><script>window.ran=1</script>',
  '"><img src=x onerror=window.ran=1>',
  "'><img src=x onerror=window.ran=1>",
  '" autofocus onfocus="window.ran=1',
  "' onmouseover='window.ran=1",
  '<details open ontoggle="window.ran=1">',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<style onload=window.ran=1></style>',
  '</script><script>window.ran=1</script>',
  '<!--><img src=x onerror=window.ran=1>-->',
  'javascript:window.ran=1',
  '&lt;img src=x onerror=window.ran=1&gt;',
  '\\u003cimg src=x onerror=window.ran=1\\u003e',
  '{{constructor.constructor("window.ran=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: somebody hopes that it is one
  '${window.ran=1}',
  ']]><img src=x onerror=window.ran=1>',
];

/** The same in the Markdown that the server's own test tries (as many as stand there), with something that can be seen to have run. */
const texts = hostileMarkdown.map((text) => text.replaceAll('alert(1)', 'window.ran=1'));

const cells = { markdown: texts.length, names: markup.length, tags: markup.length, files: markup.length };

async function expectNothingRan(page: Page, where: string): Promise<void> {
  // What hangs on loading, focus or the next frame has had its time.
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => (window as { ran?: number }).ran), where).toBeUndefined();
  const armed = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value.replace(/\s/g, '')),
        )
        .filter(({ name }) => name !== 'value')
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );
  expect(armed, where).toEqual([]);
}

for (const policy of ['on', 'off'] as const)
  test(`9.375 hostile texts, names, tags, file names and files run nothing, with the page's policy ${policy}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    expect(Object.values(cells).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(400);
    const page = await otherBrowser(browser, { bypassCSP: policy === 'off' });
    await newPerson(page);
    await page.goto('/community/post/new?category=writing');
    const files = page.locator('input[type=file]');
    await files.focus();
    await expect(files).not.toHaveAttribute('name', /.*/);

    // Names of files: those that are taken stand in the list, those that are refused in what is said.
    for (const [at, name] of markup.entries()) {
      const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(markup.join('\n')) };
      await files.setInputFiles([file]);
      const sent = page.locator('[data-file]:not([data-file=""], [data-removed])');
      const said = page.locator('[data-files-said]');
      const kept = Math.min(at, 4);
      // What is sent too often is refused, and its name stands in what is said.
      await expect
        .poll(
          async () =>
            (await sent.count()) === kept + 1 || (await said.textContent())?.includes(`${name}.txt`),
        )
        .toBe(true);
      if (at >= 4 && (await sent.count()) > kept) await sent.last().getByText('Remove').click();
    }
    await expectNothingRan(page, 'the names of files');

    // Markdown, as the server shows it.
    for (let from = 0; from < texts.length; from += 60) {
      await page.locator('textarea[name=content]').fill(texts.slice(from, from + 60).join('\n\n'));
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.locator('[data-preview-region]')).toBeVisible();
      await expectNothingRan(page, `texts from ${from}`);
    }

    // Tags: refused ones come back in the form.
    await page.locator('input[name=title]').fill(markup[3] ?? '');
    await page
      .locator('textarea[name=content]')
      .fill(markup.filter((text) => !text.includes('](')).join('\n\n'));
    for (const tag of markup) {
      await page.locator('input[name=tags]').fill(tag);
      await page.getByRole('button', { name: 'Publish post' }).click();
      await page.waitForLoadState('load');
      if (!page.url().includes('/post/new')) break;
      await expectNothingRan(page, `the tag ${tag}`);
    }
    if (page.url().includes('/post/new')) {
      await page.locator('input[name=tags]').fill('');
      await page.getByRole('button', { name: 'Publish post' }).click();
    }
    await expect(page.getByText('Post created successfully!')).toBeVisible();
    const path = new URL(page.url()).pathname;
    await expectNothingRan(page, 'the discussion');

    // Files themselves: they come as downloads, and a picture only as one.
    const links = await page
      .locator('a[href^="/community/file/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) {
      const answer = await page.request.get(link);
      expect(answer.headers()['content-disposition'], link).toMatch(/^attachment/);
      expect(answer.headers()['content-type'], link).toMatch(/^text\/plain/);
      expect(answer.headers()['content-security-policy'], link).toContain('sandbox');
    }

    // Names: refused ones come back in the form, others stand wherever the person does.
    for (const name of markup) {
      await page.goto('/community/me');
      await page.locator('input[name=name]').fill(name);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForLoadState('load');
      await expectNothingRan(page, `the name ${name}`);
    }
    for (const shown of [path, '/community', `/community/search?q=${encodeURIComponent(markup[5] ?? '')}`]) {
      await page.goto(shown);
      await expectNothingRan(page, shown);
    }
    await page.context().close();
  });
