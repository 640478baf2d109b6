import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { startTooltips } from './components/tooltips.ts';
import { startShowPassword } from './forms/show-password.ts';
import { retryingFetch } from './network/retrying-fetch.ts';
import { whenLoaded } from './offline/when-loaded.ts';
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
startTooltips();
startShowPassword();
leaveWhenSignedOut();
whenLoaded(() => void import('./offline/after-load.ts').then(({ afterLoad }) => afterLoad()));
