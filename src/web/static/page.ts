/**
 * Everything that pages without React's scripts do by script: colour mode and cookie banner without a reload,
 * the loading bar, tooltips, the welcome modal and the contact form. Without it they still work.
 */

import { loadingBarTimes } from '#web/app-shell/loading-bar-times.ts';
import { startTooltips } from '#web/components/tooltips.ts';
import { startShowPassword } from '#web/forms/show-password.ts';
import { whenLoaded } from '#web/offline/when-loaded.ts';
import { applyTheme, remember } from '#web/page-context/remember.ts';
import { type Theme, themeOf } from '#web/page-context/theme.ts';
import { leaveWhenSignedOut } from '#web/session/signed-out.ts';
import { startCommunity } from './community.ts';
import { startContactForm } from './contact-form.ts';
import { startDiscountDialog } from './discount-dialog.ts';
import { startSignInForm } from './sign-in-form.ts';
import { startSignOut } from './sign-out.ts';

// Before what else hears a click: an offer that opens the dialog leads nowhere.
startDiscountDialog();

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (form.matches('[data-theme-form]') && submitter) {
    event.preventDefault();
    applyTheme(submitter.value as Theme);
  }
  if (form.matches('[data-cookie-banner]')) {
    event.preventDefault();
    remember('cookies-seen', '1');
    form.remove();
  }
});

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest?.('[data-print]')) return print();
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download'))
    return;
  if (link.origin === location.origin && link.pathname !== location.pathname) showLoadingBar();
});

/** A page that was saved lies in the cache as a visitor gets it first: what was chosen since is put on it. */
function restoreChoices(): void {
  const theme = themeOf(document.cookie);
  if (theme !== 'system' && !document.documentElement.classList.contains(theme)) applyTheme(theme);
  if (/(?:^|;\s*)cookies-seen=1/.test(document.cookie))
    document.querySelector('[data-cookie-banner]')?.remove();
}

function showLoadingBar(): void {
  const bar = document.createElement('div');
  bar.className = 'loading-bar';
  document.body.append(bar);
  setTimeout(() => bar.setAttribute('data-state', 'running'), loadingBarTimes.throttleMs);
}

// A page that comes back from the browser's cache must not show the bar it left with.
addEventListener('pageshow', () => {
  for (const bar of document.querySelectorAll('.loading-bar')) bar.remove();
});

if (document.querySelector('[data-story]')) void import('./story.ts');
const saveButton = document.querySelector<HTMLButtonElement>('[data-save-story]');
if (saveButton) void import('./story-save.ts').then(({ startSaving }) => startSaving(saveButton));
restoreChoices();
whenLoaded(() => void import('#web/offline/after-load.ts').then(({ afterLoad }) => afterLoad()));
if (document.querySelector('[data-bell]')) void import('./bell.ts').then(({ startBell }) => startBell());
startContactForm();
startCommunity();
startTooltips();
startShowPassword();
startSignInForm();

// The page that signs out is not to leave before it has said so.
if (!startSignOut()) leaveWhenSignedOut();
