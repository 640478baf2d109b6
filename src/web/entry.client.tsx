import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './client-texts.ts';
import { startShowPassword } from './components/show-password.ts';
import { startTooltips } from './components/tooltips.ts';
import { persistentFetch } from './network/persistent-fetch.ts';
import { leaveWhenSignedOut } from './signed-out.ts';

window.fetch = persistentFetch(window.fetch.bind(window));

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
