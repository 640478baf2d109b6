/**
 * Everything that pages without React's scripts do by script: colour mode and cookie banner without a reload,
 * the loading bar, tooltips, the welcome modal and the contact form. Without it they still work.
 */

import { loadingBarTimes } from '#web/app-shell/loading-bar-times.ts';
import { startTooltips } from '#web/components/tooltips.ts';
import { startShowPassword } from '#web/forms/show-password.ts';
import { savedCache } from '#web/kept/cache-names.ts';
import { canKeep } from '#web/kept/can-keep.ts';
import { whenLoaded } from '#web/offline/when-loaded.ts';
import { applyTheme, remember } from '#web/page-context/remember.ts';
import { type Theme, themeOf } from '#web/page-context/theme.ts';
import { browserCookies } from '#web/session/browser-cookies.ts';
import { leaveWhenSignedOut } from '#web/session/signed-out.ts';
import { startDiscountDialog } from './discount-dialog.ts';
import { startSignInForm } from './sign-in-form.ts';
import { startSignOut } from './sign-out.ts';

/** Parts of the community's pages that need its script. */
const communityParts =
  '[data-in-place], [data-markdown], [data-draft], [data-live], [data-attachments], [data-mentions], [data-counts-view]';

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

/** The button that keeps a story; what it does is loaded when it is pressed, or where stories are kept already. */
async function offerSaving(button: HTMLButtonElement): Promise<void> {
  if (!canKeep()) return;
  const start = () => import('./story-save.ts').then(({ startSaving }) => startSaving(button));
  if (await caches.has(savedCache)) return start();
  button.hidden = false;
  button.addEventListener('click', () => void start().then(() => button.click()), { once: true });
}

/**
 * What forms of the community and the contact form do by script, loaded where there is one. Whatever is sent before it is there
 * waits for it, and is sent as a whole page where it cannot be had.
 */
async function startForms(): Promise<void> {
  const { search } = location;
  const contact = document.querySelector('[data-contact]') !== null;
  const community = document.querySelector(communityParts) !== null || search.includes('done=');
  if (!contact && !community) return;
  const starts = [
    ...(contact ? [import('./contact-form.ts').then(({ startContactForm }) => startContactForm)] : []),
    ...(community ? [import('./community.ts').then(({ startCommunity }) => startCommunity)] : []),
  ];
  const tooEarly = new AbortController();
  const early: (() => void)[] = [];
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-in-place], [data-contact-form], [data-draft]')) return;
      event.preventDefault();
      early.push(() => form.requestSubmit(event.submitter));
    },
    { signal: tooEarly.signal },
  );
  const loaded = await Promise.allSettled(starts);
  tooEarly.abort();
  for (const one of loaded) if (one.status === 'fulfilled') one.value();
  for (const send of early) send();
}

/**
 * The text is there without its script, which comes after the first frame, so that it takes nothing of the line from what is seen
 * first. The button that reads aloud, when it was pressed before, is pressed again then.
 */
function startStory(story: HTMLElement): void {
  let early: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    early = (target as Element).closest<HTMLElement>('[data-listen]') ?? early;
  };
  story.addEventListener('click', keep);
  const start = async () => {
    await import('./story.ts');
    story.removeEventListener('click', keep);
    early?.click();
  };
  requestAnimationFrame(() => setTimeout(() => void start()));
}

/** A page that was saved lies in the cache as a visitor gets it first: what was chosen since is put on it. */
function restoreChoices(): void {
  const theme = themeOf(browserCookies());
  if (theme !== 'system' && !document.documentElement.classList.contains(theme)) applyTheme(theme);
  if (/(?:^|;\s*)cookies-seen=1/.test(browserCookies()))
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

const story = document.querySelector<HTMLElement>('[data-story]');
if (story) startStory(story);
const saveButton = document.querySelector<HTMLButtonElement>('[data-save-story]');
if (saveButton) void offerSaving(saveButton);
restoreChoices();
whenLoaded(() => void import('#web/offline/after-load.ts').then(({ afterLoad }) => afterLoad()));
if (document.querySelector('[data-bell]')) void import('./bell.ts').then(({ startBell }) => startBell());
const push = document.querySelector<HTMLElement>('[data-push]');
if (push) void import('./push.ts').then(({ startPush }) => startPush(push));
void startForms();
startTooltips();
startShowPassword();
startSignInForm();

// The page that signs out is not to leave before it has said so.
if (!startSignOut()) leaveWhenSignedOut();
