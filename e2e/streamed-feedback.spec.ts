import { type Browser, expect, type Page } from '@playwright/test';
import { grantLicence } from '#server/licences/grants.ts';
import {
  type AskedOfModel,
  goodReply,
  learnersText,
  type ModelAnswer,
  type ModelServer,
  openModelServer,
  type StreamManner,
} from '#server/providers/assessment/model/model-server-fixture.ts';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { newAddress, password, profile } from './people.ts';
import { otherBrowser, test } from './test.ts';

/** A product whose language model is this spec's own: it speaks slowly, so that what is shown on the way can be seen. */
let model: ModelServer;
let server: OwnServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(420_000);
  const { baseURL = '' } = test.info().project.use;
  model = await openModelServer();
  const { url } = model.settings('openai');
  server = await startOwnServer(Number(new URL(baseURL).port) + 1000, {
    ...{ LANGUAGE_MODEL_API: 'openai', LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: 'sk-test' },
    ...{ LANGUAGE_MODEL_NAME: 'test-model', LANGUAGE_MODEL_STRICT_SCHEMA: 'true' },
    LANGUAGE_MODEL_TIMEOUT_SECONDS: '90',
  });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

/** A good reply that names a level which the prompt leaves open. */
function replyTo({ prompt }: AskedOfModel, stream?: StreamManner): ModelAnswer {
  const level = (/Levels you may name: ([^,.]+)/.exec(prompt)?.[1] ?? 'A2') as typeof goodReply.level;
  const criteria = goodReply.criteria.map((one) => ({ ...one, level }));
  const content = JSON.stringify({ ...goodReply, level, criteria });
  return stream ? { content, stream } : { content };
}

const languages = [
  {
    ...{ prefix: '', submit: 'Submit', analysing: 'Analyzing text...', soFar: 'The feedback so far' },
    ...{ grammar: 'Grammar', note: 'Some inflection and order are in place, but not all.' },
    level: /Estimated level of this text:/,
  },
  {
    ...{
      prefix: '/nb',
      submit: 'Lever',
      analysing: 'Analyserer teksten …',
      soFar: 'Tilbakemeldingen så langt',
    },
    ...{ grammar: 'Grammatikk', note: 'Noe bøying og rekkefølge er på plass, men ikke alt.' },
    level: /Anslått nivå på denne teksten:/,
  },
] as const;

/** Somebody with Plus who lets the model read their texts has handed one in. */
async function handedIn(
  browser: Browser,
  { prefix, submit, width }: { readonly prefix: string; readonly submit: string; readonly width: number },
): Promise<Page> {
  const page = await otherBrowser(browser, { baseURL: server.url, viewport: { width, height: 800 } });
  const email = newAddress();
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page
      .context()
      .request.post(path, { form, headers: { origin: server.url }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
  };
  await send(`${prefix}/auth?create`, { mode: 'create', email, password, confirmPassword: password });
  await send(`${prefix}/onboarding`, { ...profile, next: `${prefix}/app` });
  await server.withDatabase(async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    await database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ userId: rows[0]?.id ?? '', tier: 11, days: 30, source: 'admin', reference: email },
        grantedAt: new Date(Date.now() - 60_000),
      }),
    );
  });
  await page.goto(`${prefix}/app/test`);
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=write]):has(input[name=level][value=A2]) button')
    .click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await page.locator('#written-text').fill(learnersText);
  await page.getByRole('button', { name: submit, exact: true }).click();
  // The rules have spoken; the model is asked when the learner agrees.
  const source = page.locator('[data-source=rules]');
  await expect(source).toBeVisible({ timeout: 60_000 });
  await source.getByRole('button').click();
  return page;
}

for (const { prefix, submit, ...words } of languages) {
  for (const width of [1280, 360]) {
    const where = `${prefix || 'en'}, ${width}`;
    test(`9.540 the first criterion is read while the model still speaks, then all of it (${where})`, async ({
      browser,
    }) => {
      test.slow();
      model.ended.length = 0;
      model.usual = (asked) => replyTo(asked, { length: 40, pauseMs: 350 });
      const page = await handedIn(browser, { prefix, submit, width });
      const part = page.getByRole('region', { name: words.soFar });
      await expect(part.locator('dt', { hasText: words.grammar })).toBeVisible({ timeout: 60_000 });
      await expect(part.getByText(words.note)).toBeVisible();
      expect(model.ended).toEqual([]);
      await expect(page.getByRole('heading', { name: words.analysing })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.level })).toHaveCount(0);
      await expectNoViolationsInBoth(page);
      await page.screenshot({ path: `.cache/streamed${prefix.replace('/', '-')}-${width}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

      await expect(page.getByRole('heading', { name: words.level })).toBeVisible({ timeout: 60_000 });
      await expect(part).toHaveCount(0);
      await expect(page.locator('[data-source=model]')).toBeVisible();
      expect(model.ended).toHaveLength(1);
      await page.context().close();
    });
  }
}

test('a reply that breaks in the middle is taken back: the rules’ feedback stays, and one asks again (9.540)', async ({
  browser,
}) => {
  test.slow();
  const [{ prefix, submit, soFar, note, level }] = languages;
  // The stream breaks after the first criterion, and the service is gone when the whole is asked for.
  model.usual = (asked) =>
    asked.body.stream === true
      ? replyTo(asked, { length: 60, pauseMs: 250, breakAfter: 18 })
      : { dropped: 'at once' };
  const page = await handedIn(browser, { prefix, submit, width: 360 });
  const part = page.getByRole('region', { name: soFar });
  await expect(part.getByText(note)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-source=rules]')).toBeVisible({ timeout: 60_000 });
  await expect(part).toHaveCount(0);
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: level })).toBeVisible();

  model.usual = (asked) => replyTo(asked);
  await page.locator('[data-source=rules]').getByRole('button').click();
  await expect(page.locator('[data-source=model]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(note)).toBeVisible();
  await page.context().close();
});
