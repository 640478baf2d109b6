import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { serveFeed, wholeDraft } from './desk-story.ts';
import { hydrated } from './journey.ts';
import { newWithRole } from './roles.ts';
import { withDatabase } from './store.ts';
import { test } from './test.ts';

const words = {
  '': {
    feed: 'Fetch from a feed',
    address: 'Address of the feed (RSS or Atom)',
    fetch: 'Fetch',
    take: /^Make a draft of it/,
    source: 'The source, as it was',
    title: 'Title',
    lead: 'Lead',
    text: 'Text',
    lines: 'Sentence by sentence',
    saved: 'Saved',
    takeOther: 'Take the other',
    ready: 'Nothing keeps it from being published.',
    head: /^About the story/,
    preview: 'See it as readers will',
    previewed: 'This is a preview: only editors see it.',
    back: 'Back to the desk',
    publish: 'Publish now',
    published: 'It is published.',
    seePage: 'See the page',
    noteNb: 'What was corrected, in Norwegian',
    noteEn: 'What was corrected, in English',
    correct: 'Publish the correction',
    corrected: 'The correction is published.',
    note: 'The lead is shorter.',
    later: 'At a chosen time',
    at: 'Appears at',
    schedule: 'Schedule the correction',
    scheduled: 'The correction is scheduled.',
    comes: /^A correction comes/,
    locked: 'What is scheduled is not changed. Take it back below to go on with it.',
    takeBack: 'Take the correction back',
    takenBack: 'The correction is taken back.',
  },
  '/nb': {
    feed: 'Hent fra en nyhetsstrøm',
    address: 'Adressen til nyhetsstrømmen (RSS eller Atom)',
    fetch: 'Hent',
    take: /^Lag et utkast av den/,
    source: 'Kilden, slik den var',
    title: 'Tittel',
    lead: 'Ingress',
    text: 'Tekst',
    lines: 'Setning for setning',
    saved: 'Lagret',
    takeOther: 'Ta den andre',
    ready: 'Ingenting hindrer publisering.',
    head: /^Om historien/,
    preview: 'Se den slik leserne får den',
    previewed: 'Dette er en forhåndsvisning: Bare redaktører ser den.',
    back: 'Tilbake til bordet',
    publish: 'Publiser nå',
    published: 'Det er publisert.',
    seePage: 'Se siden',
    noteNb: 'Hva som er rettet, på norsk',
    noteEn: 'Hva som er rettet, på engelsk',
    correct: 'Publiser rettelsen',
    corrected: 'Rettelsen er publisert.',
    note: 'Ingressen er kortere.',
    later: 'På et valgt tidspunkt',
    at: 'Kommer',
    schedule: 'Planlegg rettelsen',
    scheduled: 'Rettelsen er planlagt.',
    comes: /^En rettelse kommer/,
    locked: 'Det som er planlagt, endres ikke. Ta det tilbake nedenfor for å arbeide videre.',
    takeBack: 'Ta rettelsen tilbake',
    takenBack: 'Rettelsen er tatt tilbake.',
  },
} as const;

/** Axe finds the same in both languages: one is looked at. */
async function looked(page: Page, name: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/nb')) await expectNoViolationsInBoth(page, name);
}

/** Another editor saves the whole story in the meantime. */
async function saveElsewhere(storyId: string, slug: string): Promise<void> {
  await withDatabase(({ pool }) =>
    pool.query(
      'update public.story_drafts set content = $2, revision = revision + 1, updated_at = now() where id = $1',
      [storyId, JSON.stringify(wholeDraft(slug))],
    ),
  );
}

/** Presses a form's button, and the same in the question that it asks. */
async function confirmed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Rule 9.560: the correction is given a time, seen in the preview and the list, and taken back; its words stay. */
async function waitsAndIsTakenBack(
  page: Page,
  say: (typeof words)[keyof typeof words],
  slug: string,
): Promise<void> {
  const status = page.locator('main [role=status]');
  await page.getByRole('checkbox', { name: say.later }).check();
  await page.getByLabel(say.at, { exact: true }).fill(`${new Date().getFullYear() + 1}-01-02T08:00`);
  await looked(page, 'a correction at a chosen time');
  await confirmed(page, say.schedule);
  await expect(status.getByText(say.scheduled)).toBeVisible();
  await expect(page.getByText(say.locked)).toBeVisible();
  await expect(page.getByLabel(say.lead, { exact: true })).toBeDisabled();
  await expect(page.getByText(say.comes).first()).toBeVisible();
  await looked(page, 'a correction that waits');
  const desk = page.url();
  await page.getByRole('link', { name: say.preview }).click();
  await expect(page.getByText(say.note)).toBeVisible();
  const list = new URL(desk).pathname.replace(/\/[^/]+$/, '?list=scheduled');
  await page.goto(list);
  await expect(page.locator(`a[href="${new URL(desk).pathname}"]`)).toContainText(say.comes.source.slice(1));
  const prefix = new URL(desk).pathname.startsWith('/nb') ? '/nb' : '';
  expect(await (await page.request.get(`${prefix}/lettavis/${slug}`)).text()).not.toContain(say.note);
  await page.goto(desk);
  await hydrated(page);
  await confirmed(page, say.takeBack);
  await expect(status.getByText(say.takenBack)).toBeVisible();
  await expect(page.getByLabel(say.lead, { exact: true })).toBeEnabled();
}

for (const prefix of ['', '/nb'] as const) {
  test(`9.485 a story comes from a feed to the desk and to its readers (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    const say = words[prefix];
    const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`;
    const feed = await serveFeed();
    await newWithRole(page, { role: 'editor', path: '/admin', prefix });

    await page.goto(`${prefix}/admin/stories`);
    await hydrated(page);
    await page.getByText(say.feed, { exact: true }).click();
    await page.getByLabel(say.address).fill(feed.url);
    await page.getByRole('button', { name: say.fetch, exact: true }).click();
    // Not in the list of stories, where the other language's test may have begun one.
    await expect(page.locator('p', { hasText: 'Elg på skoleveien' })).toBeVisible();
    await looked(page, 'the list with a feed');
    await page.getByRole('button', { name: say.take }).click();
    feed.close();
    await page.waitForURL(/\/admin\/stories\/[0-9a-f-]{36}$/);
    const storyId = page.url().split('/').at(-1) ?? '';

    // What is typed is measured at once and kept through a reload.
    await page.getByText(say.source, { exact: true }).click();
    await expect(page.getByText('Barna ventet.')).toBeVisible();
    await page.getByLabel(say.title, { exact: true }).fill('Elgen');
    await page.getByLabel(say.text, { exact: true }).fill('En elg går over veien. Vilkårene er gode.');
    const lines = page.getByRole('region', { name: say.lines });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines.getByText('Vilkårene', { exact: true })).toBeVisible();
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('Elgen');

    // Another editor was ahead: nothing is written over before one of the two is chosen.
    await hydrated(page);
    await saveElsewhere(storyId, slug);
    await page.getByLabel(say.lead, { exact: true }).fill('Min egen ingress.');
    await page.getByRole('button', { name: say.takeOther }).click();
    await expect(page.getByText(say.ready)).toBeVisible();
    await page.getByRole('tab', { name: say.head }).click();
    await looked(page, 'about the story');
    await page.getByRole('tab', { name: 'B1' }).click();
    await looked(page, 'a level on the desk');

    await page.getByRole('link', { name: say.preview }).click();
    await expect(page.getByText(say.previewed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Penger i tomme flasker' })).toBeVisible();
    await looked(page, 'the preview');
    expect((await page.request.get(`${prefix}/lettavis/${slug}`)).status()).toBe(404);
    await page.getByRole('link', { name: say.back }).click();
    await hydrated(page);

    await confirmed(page, say.publish);
    await expect(page.locator('main [role=status]').getByText(say.published)).toBeVisible();
    for (const list of ['/lettavis', '/lettavis/feed.xml'])
      await expect.poll(async () => (await page.request.get(prefix + list)).text()).toContain(slug);
    await expect.poll(async () => (await page.request.get('/sitemap.xml')).text()).toContain(slug);

    // A correction stands on the page with its day.
    await page.getByRole('tab', { name: 'A2' }).click();
    await page.getByLabel(say.lead, { exact: true }).fill('Hva gjør du med flaska når den er tom?');
    await page.getByLabel(say.noteNb).fill(words['/nb'].note);
    await page.getByLabel(say.noteEn).fill(words[''].note);
    await waitsAndIsTakenBack(page, say, slug);
    await expect(page.getByLabel(say.noteEn)).toHaveValue(words[''].note);
    await confirmed(page, say.correct);
    await expect(page.locator('main [role=status]').getByText(say.corrected)).toBeVisible();
    await page.getByRole('link', { name: say.seePage }).click();
    await expect(page.locator('.reading-lead')).toHaveText('Hva gjør du med flaska når den er tom?');
    await expect(page.getByText(say.note)).toBeVisible();
  });
}
