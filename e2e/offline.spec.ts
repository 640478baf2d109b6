import { expect, type Page } from '@playwright/test';
import { answerByHand, hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { grantLicence, withDatabase } from './store.ts';
import { test } from './test.ts';

// A step that hangs is told soon, and where.
test.use({ serviceWorkers: 'allow', actionTimeout: 30_000 });

const story = '/lettavis/aalesund-1904';

/** The worker answers for this page from now on. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('9.450, 9.452, 9.453, 9.454, 9.455, 9.456 without a network: a saved story, words and tasks; back again, all is counted once', async ({
  page,
  context,
}) => {
  // Two of its steps may take two minutes each.
  test.setTimeout(420_000);
  const email = await newPerson(page);
  await grantLicence(email, 12);
  await page.goto('/app/settings/offline');
  await hydrated(page);
  await workerReady(page);

  // What is to come along is saved.
  const words = page.locator('#words');
  await words.getByRole('button').click();
  await expect(words.getByRole('status')).toHaveText('Saved.');
  const practice = page.locator('#practice');
  await practice.locator('select[name=category]').selectOption('listen');
  await practice.getByRole('button', { name: 'Save ten tasks' }).click();
  await expect(practice.getByRole('status')).toHaveText('Saved.', { timeout: 120_000 });
  await expect(practice.locator('li')).toHaveCount(1);
  await page.goto(story);
  const save = page.locator('[data-save-story]');
  await save.click();
  await expect(save).toHaveText('Saved · remove', { timeout: 120_000 });

  // Nothing that is kept names anybody.
  const name = await page.evaluate(async () => {
    const found: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const text = await ((await cache.match(request)) as Response).text();
        if (text.includes('Rojin')) found.push(request.url);
      }
    }
    return found;
  });
  expect(name).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${story}?level=B1`);
  await expect(page.locator('[data-story][data-level=B1] h1')).toBeVisible();
  const heard = await page.evaluate(async () => {
    const { sound } = (document.querySelector('[data-story]') as HTMLElement).dataset;
    const answer = await fetch(`${sound?.replace('/b1/', '/a2/')}1.mp3`, {
      headers: { range: 'bytes=0-99' },
    });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  });
  expect(heard).toEqual([206, 100]);

  // A page that was not saved leads to what is.
  await page.goto('/app/plan');
  await page.waitForURL(/\/offline\?from=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Practise words' }).click();
  for (let word = 0; word < 3; word += 1) {
    await page.getByRole('button', { name: /Show the answer/ }).click();
    await page.getByRole('button', { name: /At once/ }).click();
  }
  await expect(page.getByText('3 answers are kept here')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Practise', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  for (let task = 1; task <= 10; task += 1) {
    await expect(heading).toHaveText(`Task ${task} of 10`);
    await answerByHand(page);
    await page.locator('[data-test-buttons] button').click();
  }
  await expect(heading).toHaveText('Your answers are saved');
  await page.getByRole('link', { name: 'Back to what is saved' }).click();
  await expect(page.getByText('10 answers wait here')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your answers have arrived and are marked.')).toBeVisible();
  // Whatever is sent again is counted once.
  await page.reload();
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.waitForURL(/\/result$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/app/flashcards');
  await expect
    .poll(() =>
      withDatabase(async ({ pool }) => {
        const { rows } = await pool.query(
          `select (select count(*)::int from public.card_reviews r where r.user_id = u.id) as reviews,
             (select count(*)::int from public.sittings s join public.sitting_tasks t on t.sitting_id = s.id
               where s.user_id = u.id and t.answered_at is not null and s.status = 'finished') as answers
           from auth.users u where u.email = $1`,
          [email],
        );
        return rows[0];
      }),
    )
    .toEqual({ reviews: 3, answers: 10 });

  // What is saved is seen with the room it takes, and removed.
  await page.goto('/app/settings/offline');
  await expect(page.getByText(/Bestått takes [\d.]+ (kB|MB) on this device/)).toBeVisible();
  const saved = page.locator('#practice li');
  await expect(saved).toContainText(/[\d.]+ (kB|MB)/);
  await saved.getByRole('button', { name: 'Remove Listening A2' }).click();
  await expect(saved).toHaveCount(0);

  // Signing out takes it all away.
  await page.goto('/signout');
  await expect(page.locator('[data-signed-out]')).toBeVisible();
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible();
});
