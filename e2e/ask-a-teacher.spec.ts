import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newPerson } from './people.ts';
import { grantLicence } from './store.ts';
import { newTeacher } from './teachers.ts';
import { otherBrowser, test } from './test.ts';

const words = {
  plus: 'You must have a PLUS subscription or higher to post in the Ask-a-teacher category!',
  publish: 'Publish post',
  comment: 'Post comment',
  posted: 'Comment posted!',
  accept: /^This answer helped/,
  accepted: 'You have accepted the answer.',
} as const;

test('a question is asked in Plus, answered by a teacher whose answer is marked, and accepted, without script where reading (5.7, 9.449)', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `Når heter det ei? ${crypto.randomUUID().slice(0, 8)}`;
  const email = await newPerson(page);
  const write = async () => {
    await page.goto('/community/post/new?category=ask-a-teacher');
    await page.locator('input[name=title]').fill(title);
    await page.locator('textarea[name=content]').fill('Jeg ser både en bok og ei bok.');
    await page.getByRole('button', { name: words.publish }).click();
  };
  await write();
  await expect(page.getByText(words.plus).first()).toBeVisible();
  await page.goto('/app/ask-a-teacher');
  await expect(page).toHaveURL(/\/app\/license\?needs=11/);
  await expect(page.locator('#gate-title')).toContainText('Ask a teacher is part of Plus');
  await grantLicence(email, 11);
  await write();
  await expect(page).toHaveURL(/\/community\/post\/[0-9a-f-]{36}/);
  const path = new URL(page.url()).pathname;
  await page.goto('/app/ask-a-teacher');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expectNoViolationsInBoth(page, 'Ask a teacher');

  const teacher = await otherBrowser(browser);
  await newTeacher(teacher);
  await teacher.goto('/community/category/ask-a-teacher?questions=open');
  await teacher.getByRole('link', { name: title }).click();
  await teacher.locator('#write textarea[name=content]').fill('«En» går alltid på bokmål.');
  await teacher.getByRole('button', { name: words.comment }).click();
  await expect(teacher.getByText(words.posted)).toBeVisible();
  await teacher.context().close();

  await page.goto(path);
  await expect(page.locator('article[id^=comment-]').getByText('Teacher', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.accept }).click();
  await expect(page.getByText(words.accepted)).toBeVisible();
  await expectNoViolationsInBoth(page, 'an answered question');

  // A visitor without script reads the lists, the marks and how long it takes.
  const visitor = await otherBrowser(browser, { javaScriptEnabled: false });
  await visitor.goto('/community/category/ask-a-teacher?questions=answered');
  await expect(visitor.getByText(/Half of the questions have an answer/)).toBeVisible();
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByText('Accepted answer')).toBeVisible();
  const data = JSON.parse(
    (await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  );
  expect(data).toMatchObject({
    ...{ '@type': 'QAPage' },
    mainEntity: { answerCount: 1, acceptedAnswer: { '@type': 'Answer' }, suggestedAnswer: [] },
  });
  await visitor.context().close();
});
