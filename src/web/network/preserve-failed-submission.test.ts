import { createMemoryRouter, data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { onFailedSubmission, preserveFailedSubmission } from './preserve-failed-submission.ts';

/** Sends a form whose action throws, on a screen that was loaded once. */
async function sendForm(failWith: () => unknown) {
  let loaded = 0;
  let told = 0;
  const stop = onFailedSubmission(() => {
    told += 1;
  });
  const router = createMemoryRouter([
    {
      id: 'screen',
      path: '/',
      middleware: [preserveFailedSubmission as never],
      loader: () => {
        loaded += 1;
        return null;
      },
      action: () => {
        throw failWith();
      },
      hydrateFallbackElement: null,
    },
  ]);
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  const before = loaded;
  const formData = new FormData();
  formData.set('fullName', 'Amina');
  await router.navigate('/', { formMethod: 'post', formData });
  stop();
  return { errors: router.state.errors, loadedAnew: loaded - before, told };
}

describe('a form that did not get through stays on the screen, and the page says so (8.19)', () => {
  test.each([
    ['Chromium without a network', () => new TypeError('Failed to fetch')],
    ['Chromium, wrapped as the router does it', () => data(new TypeError('Failed to fetch'))],
    ['Firefox', () => new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', () => new TypeError('Load failed')],
    ['a proxy before a server that is down', () => new ErrorResponse(502, 'Bad Gateway', '')],
  ])('%s', async (_, failWith) => {
    expect(await sendForm(failWith)).toEqual({ errors: null, loadedAnew: 0, told: 1 });
  });

  test.each([
    ['a fault of ours', () => new TypeError("Cannot read properties of undefined (reading 'name')")],
    ['what the server refuses', () => new ErrorResponse(403, 'Forbidden', 'Not yours')],
  ])('%s is still an error', async (_, failWith) => {
    const { errors, told } = await sendForm(failWith);
    expect(errors).not.toBeNull();
    expect(told).toBe(0);
  });
});
