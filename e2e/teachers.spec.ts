import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { giveTask } from './given-task.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { newTeacher, requestOf } from './teachers.ts';
import { otherBrowser, test } from './test.ts';

/** The teacher's browser, with Chromium's fake microphone. */
let speaking: Browser;
test.beforeAll(async () => {
  const { launchOptions } = test.info().project.use;
  speaking = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
});
test.afterAll(() => speaking.close());

const text =
  'Hei Kari! I går jeg gikk på jobb klokka åtte. Jeg møtte sjefen min og vi snakket om ferien. ' +
  'Jeg liker å jobbe her fordi kollegene er hyggelige. I helgen jeg skal besøke søsteren min i Bergen. ' +
  'Hun har kjøpt en ny leilighet som ligger nær sentrum. Vi skal spise middag sammen og gå en tur.';

const journeys = [
  {
    ...{ prefix: '', name: 'en, desktop, by keys', size: { width: 1280, height: 900 }, byKeys: true },
    submit: 'Submit',
    send: 'Send to a teacher',
    record: 'Record a comment',
    stop: 'Stop',
    saved: 'Saved',
    offline: /No connection\. Your draft is kept/,
    preview: 'Preview',
    toLearner: 'Send to the learner',
    askBack: 'Ask the teacher',
    answerBack: 'Send the answer',
    gate: 'See Premium',
    judged: 'Estimated level of this text:',
    answered: 'A teacher has answered',
  },
  {
    ...{ prefix: '/nb', name: 'nb, phone', size: { width: 360, height: 740 }, byKeys: false },
    submit: 'Lever',
    send: 'Send til en lærer',
    record: 'Ta opp en kommentar',
    stop: 'Stopp',
    saved: 'Lagret',
    offline: /Ingen forbindelse\. Utkastet ligger/,
    preview: 'Forhåndsvis',
    toLearner: 'Send til eleven',
    askBack: 'Spør læreren',
    answerBack: 'Send svaret',
    gate: 'Se Premium',
    judged: 'Anslått nivå på denne teksten:',
    answered: 'En lærer har svart',
  },
] as const;
type Words = (typeof journeys)[number];

/** Hands in a text at A2 with this tier. @returns the person's address */
async function handIn(page: Page, words: Words, tier: number): Promise<string> {
  const email = await newPerson(page, words.prefix);
  await grantLicence(email, tier);
  await page.goto(`${words.prefix}/app/test`);
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=write]):has(input[name=level][value=A2]) button')
    .click();
  await giveTask(page, 'write-a2-bytte-vakt');
  await page.locator('#written-text').fill(text);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.locator('[data-teacher]')).toBeVisible();
  return email;
}

/** Selects the words "I går jeg gikk" and begins a mark, by keys alone or with a button. */
async function markOrder(page: Page, { byKeys }: Words): Promise<void> {
  const field = page.locator('.marked-field textarea');
  const from = text.indexOf('I går jeg gikk');
  await field.focus();
  if (byKeys) {
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < from; step += 1) await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
  } else {
    await field.evaluate(
      (area: HTMLTextAreaElement, start) => area.setSelectionRange(start, start + 14),
      from,
    );
    await page.locator('.marked-field + p button').click();
  }
  await expect(page.locator('input[name=correction]')).toBeFocused();
  await page.locator('input[name=kind][value=order]').check();
  await page.locator('input[name=correction]').fill('I går gikk jeg');
  await page.locator('textarea[name=note]').fill('Verbet står på andre plass.');
  await page.locator('input[name=correction]').press('Enter');
  await expect(page.locator('.mark-chip', { hasText: 'I går gikk jeg' })).toBeVisible();
}

const saved = (page: Page) => expect(page.locator('[data-draft=saved]')).toBeVisible();

/** Levels, words, what is lost by nothing, a spoken comment, preview, sending. */
async function judge(page: Page, words: Words): Promise<void> {
  await markOrder(page, words);
  // One tap takes over what the rules found.
  const rules = page.locator('details:has(li button.button-small)').first();
  await rules.locator('summary').click();
  await rules.locator('li button').first().click();
  await expect(page.locator('li > .mark-chip')).toHaveCount(2);
  const levels = page.locator('main select');
  for (let at = 0; at < (await levels.count()); at += 1)
    await levels.nth(at).selectOption(at < 5 ? 'A2' : 'B1');
  const comment = page.locator('main textarea:not([aria-readonly])').nth(5);
  await comment.fill('Fint fortalt, Amal.');
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(comment).toHaveValue('Fint fortalt, Amal.');
  await expect(page.locator('li > .mark-chip')).toHaveCount(2);
  // Without a line it is kept here, and goes on by itself.
  await page.context().setOffline(true);
  await comment.fill('Fint fortalt, Amal. Øv på ordstilling.');
  await expect(page.getByText(words.offline)).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await page.getByRole('button', { name: words.record }).click();
  await expect(page.locator('[data-voice=recording]')).toBeVisible();
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: words.stop, exact: true }).click();
  await expect(page.locator('[data-voice=kept]')).toBeVisible();
  // Away from what opens a tip.
  await page.mouse.move(0, 0);
  await expectNoViolationsInBoth(page, 'the work');
  await page.getByRole('button', { name: words.preview }).click();
  await expectNoViolationsInBoth(page, 'the preview');
  await page.getByRole('button', { name: words.toLearner }).click();
  await expect(page).toHaveURL(/\/app\/teacher\?done=sent/);
}

for (const words of journeys) {
  test(`a learner sends a text, a teacher marks and judges it, the learner asks back (9.440, 9.443, 9.444, 9.446, 9.447) (${words.name})`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    const { prefix } = words;
    await page.setViewportSize(words.size);
    const email = await handIn(page, words, 12);
    // What the rules found stands at the desk only once they have judged.
    await expect(page.getByText(words.judged)).toBeVisible({ timeout: 60_000 });
    const part = page.locator('[data-teacher]');
    await part.locator('input[name=teacher-name]').fill('Amal');
    await part.locator('textarea').fill('Er ordstillingen riktig?');
    await expectNoViolationsInBoth(page, 'sending');
    await part.getByRole('button', { name: words.send }).click();
    await expect(page.locator('[data-teacher=waiting]')).toBeVisible();
    const teacher = await otherBrowser(speaking, { viewport: words.size });
    await newTeacher(teacher, prefix);
    await expectNoViolationsInBoth(teacher, 'the queue');
    // Others of this run wait in the queue too, and are due in any order.
    await teacher.locator(`[data-request="${await requestOf(email)}"] button`).click();
    await expect(teacher).toHaveURL(/\/app\/teacher\/[0-9a-f-]{36}$/);
    await hydrated(teacher);
    await expect(teacher.getByText('Er ordstillingen riktig?')).toBeVisible();
    const address = teacher.url();
    await judge(teacher, words);
    // Where the mail and the notification lead.
    await page.goto(page.url().replace(/\/test\/([0-9a-f-]{36}).*/, '/test/$1/review?task=1'));
    const answer = page.locator('[data-teacher=answered]');
    await expect(answer.getByText('Fint fortalt, Amal. Øv på ordstilling.')).toBeVisible();
    await answer.getByRole('button', { name: 'I går jeg gikk' }).click();
    await expect(answer.getByText('Verbet står på andre plass.')).toBeVisible();
    await expect(answer.locator('audio')).toHaveCount(1);
    await expectNoViolationsInBoth(page, 'the answer');
    await answer.locator('textarea').fill('Hva er andre plass?');
    await answer.getByRole('button', { name: words.askBack }).click();
    await expect(page.locator('[data-teacher=asked_back]')).toBeVisible();
    await teacher.goto(address);
    await teacher.locator('textarea[name=text]').fill('Plassen etter det første leddet.');
    await teacher.getByRole('button', { name: words.answerBack }).click();
    await expect(teacher).toHaveURL(/done=answered_back/);
    await page.reload();
    await expect(page.getByText('Plassen etter det første leddet.')).toBeVisible();
    await teacher.context().close();
  });
}

test('without Premium the feedback says what a teacher would give, and a stranger finds no desk (9.440)', async ({
  page,
}) => {
  const [words] = journeys;
  await handIn(page, words, 11);
  await expect(page.locator('[data-teacher=none]').getByRole('link', { name: words.gate })).toBeVisible();
  expect((await page.goto('/app/teacher'))?.status()).toBe(404);
});
