import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { articleFile } from '#domain/reading/article-file.ts';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newWithRole } from './roles.ts';
import { withDatabase } from './store.ts';
import { test } from './test.ts';

const folder = join(import.meta.dirname, '../content/articles');
/** The words that the journeys write: those of a file, under another title and address. */
const whole = articleFile.parse(parse(readFileSync(join(folder, 'proevedagen.yaml'), 'utf8')));

const words = {
  '': {
    begin: 'Write a new article',
    nb: {
      title: 'Title, Norwegian',
      description: 'Description, Norwegian',
      lead: 'Lead, Norwegian',
      body: 'Text, Norwegian',
    },
    en: {
      title: 'Title, English',
      description: 'Description, English',
      lead: 'Lead, English',
      body: 'Text, English',
    },
    saved: 'Saved',
    fact: 'Insert a fact, English',
    find: 'Find a fact',
    view: 'English and its page',
    page: 'The page in English',
    head: /^About the article/,
    address: 'End of the address',
    topic: 'Topic',
    drawing: 'Drawing',
    addSource: 'Add a source',
    source: {
      title: 'Title of the page',
      publisher: 'Publisher',
      url: 'Address',
      read: 'Read in (year and month)',
    },
    ready: 'Nothing keeps it from being published.',
    texts: /^The texts/,
    takeOther: 'Take the other',
    preview: 'See it as readers will',
    previewed: 'This is a preview: only editors see it.',
    back: 'Back to the desk',
    publish: 'Publish now',
    published: 'It is published.',
    noteNb: 'What was corrected, in Norwegian',
    noteEn: 'What was corrected, in English',
    correct: 'Publish the correction',
    corrected: 'The correction is published.',
    note: 'The lead is shorter.',
    withdraw: 'Take the page away',
    reason: 'Reason',
    withdrawn: 'The page is taken away. It is a draft again.',
    files: 'From files',
    change: 'Begin a changed version of ',
    ofFile:
      'Readers see the version of the product’s files until a correction is published from here. Then the file no longer counts.',
    remove: 'Remove the draft',
  },
  '/nb': {
    begin: 'Skriv en ny artikkel',
    nb: {
      title: 'Tittel, norsk',
      description: 'Beskrivelse, norsk',
      lead: 'Ingress, norsk',
      body: 'Tekst, norsk',
    },
    en: {
      title: 'Tittel, engelsk',
      description: 'Beskrivelse, engelsk',
      lead: 'Ingress, engelsk',
      body: 'Tekst, engelsk',
    },
    saved: 'Lagret',
    fact: 'Sett inn et faktum, engelsk',
    find: 'Finn et faktum',
    view: 'Engelsk og den engelske siden',
    page: 'Siden på engelsk',
    head: /^Om artikkelen/,
    address: 'Slutten av adressen',
    topic: 'Tema',
    drawing: 'Tegning',
    addSource: 'Legg til en kilde',
    source: {
      title: 'Tittelen på siden',
      publisher: 'Utgiver',
      url: 'Adresse',
      read: 'Lest i (år og måned)',
    },
    ready: 'Ingenting hindrer publisering.',
    texts: /^Tekstene/,
    takeOther: 'Ta den andre',
    preview: 'Se den slik leserne får den',
    previewed: 'Dette er en forhåndsvisning: Bare redaktører ser den.',
    back: 'Tilbake til bordet',
    publish: 'Publiser nå',
    published: 'Det er publisert.',
    noteNb: 'Hva som er rettet, på norsk',
    noteEn: 'Hva som er rettet, på engelsk',
    correct: 'Publiser rettelsen',
    corrected: 'Rettelsen er publisert.',
    note: 'Ingressen er kortere.',
    withdraw: 'Ta bort siden',
    reason: 'Begrunnelse',
    withdrawn: 'Siden er tatt bort. Teksten er et utkast igjen.',
    files: 'Fra filer',
    change: 'Begynn på en endret versjon av ',
    ofFile:
      'Leserne ser versjonen fra produktets filer til en rettelse publiseres herfra. Etter det teller ikke fila lenger.',
    remove: 'Fjern utkastet',
  },
} as const;

/** Axe finds the same in both languages: one is looked at. */
async function looked(page: Page, name: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/nb')) await expectNoViolationsInBoth(page, name);
}

/** Presses a form's button, and the same in the question that it asks. */
async function confirmed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Another editor saves the article with another lead in the meantime. */
async function saveElsewhere(draftId: string, lead: string): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      `update public.article_drafts set content = jsonb_set(content, '{nb,lead}', to_jsonb($2::text)),
         revision = revision + 1, updated_at = now() where id = $1`,
      [draftId, lead],
    ),
  );
}

for (const prefix of ['', '/nb'] as const) {
  test(`an article goes from nothing on the desk to its readers, is corrected and taken away (${prefix || 'en'}) (9.504)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const say = words[prefix];
    const status = (text: string) => page.locator('main [role=status]').getByText(text);
    const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`;
    const titles = { nb: `Dagen du tar prøven ${slug}`, en: `The day of the test ${slug}` };
    await newWithRole(page, { role: 'editor', path: '/admin', prefix });

    await page.goto(`${prefix}/admin/articles`);
    await hydrated(page);
    await looked(page, 'the list of articles');
    await page.getByRole('button', { name: say.begin }).click();
    await page.waitForURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
    const draftId = page.url().split('/').at(-1) ?? '';

    // Both languages beside each other; what is typed is kept through a reload.
    for (const language of ['nb', 'en'] as const) {
      const { description, lead, body } = whole[language];
      const text = { title: titles[language], description, lead, body };
      for (const field of ['title', 'description', 'lead', 'body'] as const)
        await page.getByLabel(say[language][field], { exact: true }).fill(text[field]);
    }
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(say.nb.title, { exact: true })).toHaveValue(titles.nb);

    // A fact is chosen by keyboard and stands where one wrote.
    const body = page.getByLabel(say.en.body, { exact: true });
    await body.press('Control+End');
    await body.pressSequentially(' Reading: ');
    await page.getByRole('button', { name: say.fact }).press('Enter');
    await page.getByLabel(say.find).fill('readingMinutes');
    await looked(page, 'the facts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(body).toBeFocused();
    await body.pressSequentially(' minutes.');
    await expect(body).toHaveValue(/Reading: \{\{readingMinutes\}\} minutes\.$/);

    // The page of what is saved stands beside it.
    await page.getByRole('radio', { name: say.view }).check();
    const live = page.getByRole('region', { name: say.page });
    await expect(live.getByText('Reading: 75 minutes.')).toBeVisible();
    await page.getByLabel(say.en.lead, { exact: true }).fill('A lead that is seen at once.');
    await expect(live.getByText('A lead that is seen at once.')).toBeVisible();
    await looked(page, 'a text and its page');

    await page.getByRole('tab', { name: say.head }).click();
    await page.getByLabel(say.address).fill(slug);
    await page.getByLabel(say.topic, { exact: true }).selectOption('plans');
    await page.getByLabel(say.drawing, { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: say.addSource }).click();
    await page.getByLabel(say.source.title).fill('Norskprøven');
    await page.getByLabel(say.source.publisher).fill('HK-dir');
    await page.getByLabel(say.source.url, { exact: true }).fill('https://prove.hkdir.no/norskprove');
    await page.getByLabel(say.source.read).fill('2026-11');
    await expect(page.getByText(say.ready)).toBeVisible();
    await looked(page, 'about the article');

    // Another editor was ahead: nothing is written over before one of the two is chosen.
    await saveElsewhere(draftId, 'Ingressen til en annen.');
    await page.getByRole('tab', { name: say.head }).press('ArrowRight');
    await page.getByLabel(say.nb.lead, { exact: true }).fill('Min egen ingress.');
    await page.getByRole('button', { name: say.takeOther }).click();
    await expect(page.getByLabel(say.nb.lead, { exact: true })).toHaveValue('Ingressen til en annen.');
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible();

    const language = prefix === '' ? 'en' : 'nb';
    await page.getByRole('link', { name: say.preview }).click();
    await expect(page.getByText(say.previewed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
    await looked(page, 'the preview');
    expect((await page.request.get(`${prefix}/articles/${slug}`)).status()).toBe(404);
    await page.getByRole('link', { name: say.back }).click();
    await hydrated(page);

    await confirmed(page, say.publish);
    await expect(status(say.published)).toBeVisible();
    for (const list of ['/articles', '/articles/feed.xml', '/'])
      await expect
        .poll(async () => (await page.request.get(list === '/' ? prefix || '/' : prefix + list)).text())
        .toContain(slug);
    await expect.poll(async () => (await page.request.get('/sitemap.xml')).text()).toContain(slug);

    // A correction stands on the page with its day.
    await page.getByLabel(say.en.lead, { exact: true }).fill('In short: be early.');
    await page.getByLabel(say.nb.lead, { exact: true }).fill('Kort sagt: Kom tidlig.');
    await page.getByLabel(say.noteNb).fill(words['/nb'].note);
    await page.getByLabel(say.noteEn).fill(words[''].note);
    await confirmed(page, say.correct);
    await expect(status(say.corrected)).toBeVisible();
    await page.goto(`${prefix}/articles/${slug}`);
    await expect(page.locator('.reading-lead')).toHaveText(/^(In short: be early|Kort sagt: Kom tidlig)\.$/);
    await expect(page.getByText(say.note)).toBeVisible();
    const head = await page.locator('head').innerHTML();
    expect(head).toContain(`"headline":"${titles[language]}"`);
    expect(head).toMatch(/og:image" content="[^"]+\/scenes\/artikkel-/u);
    await looked(page, 'a corrected article');

    await page.goto(`${prefix}/admin/articles/${draftId}`);
    await hydrated(page);
    await page.getByLabel(say.reason).fill('E2E');
    await confirmed(page, say.withdraw);
    await expect(status(say.withdrawn)).toBeVisible();
    await expect.poll(async () => (await page.request.get(`${prefix}/articles/${slug}`)).status()).toBe(404);
  });
}

test('a version of a file’s article is begun from the list, and leaves its page as it is until it is published (9.507)', async ({
  page,
}) => {
  const say = words[''];
  await newWithRole(page, { role: 'editor', path: '/admin' });
  await page.goto('/admin/articles?list=files');
  await hydrated(page);
  await looked(page, 'the articles of the files');
  await page.getByRole('button', { name: say.change + whole.nb.title }).click();
  await page.waitForURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
  await hydrated(page);
  await expect(page.getByText(say.ofFile)).toBeVisible();
  await page.getByLabel(say.en.title, { exact: true }).fill('A title that nobody reads yet');
  await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say.en.title, { exact: true })).toHaveValue('A title that nobody reads yet');
  await page.goto(`/articles/${whole.id}`);
  await expect(page.getByRole('heading', { level: 1, name: whole.en.title })).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await confirmed(page, say.remove);
  await page.waitForURL(/\/admin\/articles$/);
});
