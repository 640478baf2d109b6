import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { retryingFetch } from './network/retrying-fetch.ts';
import { leaveWhenSignedOut } from './session/signed-out.ts';
import { loadTexts } from './text/client-texts.ts';

window.fetch = retryingFetch(window.fetch.bind(window));

const texts = await loadTexts(window.location.pathname);

if (texts)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
leaveWhenSignedOut();
// No screen waits for these.
void import('./beside-screens.ts');
