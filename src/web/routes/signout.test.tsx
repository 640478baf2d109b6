import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import SignOut from './signout.tsx';

test("2.20 sign-out shows 'Signing out' and sends itself on; without script there is a button", () => {
  const html = renderScreen({ path: '/signout', element: <SignOut /> });
  expect(textOf(html)).toContain('Signing out');
  expect(html).toContain('data-send-now');
  expect(html).toMatch(/<button type="submit"[^>]*>Sign out/);
});
