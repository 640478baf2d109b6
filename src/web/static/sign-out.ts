import { isCountingOff, setCounting } from '#web/analytics/counting-choice.ts';
import { withRetries } from '#web/network/with-retries.ts';
import { forgetPerson } from '#web/session/forget-person.ts';
import { tellSignedOut } from '#web/session/signed-out.ts';

const homeAfterMs = 3000;

/**
 * Sends the form of 'Signing out' by itself. Whether the server can be reached or not, what the browser keeps goes, the other
 * tabs are told, and the way leads to the front page. Rule 4.3, Rule 8.5. A page that is only made ready by the browser,
 * and maybe never looked at, signs nobody out. @returns whether this is that page.
 */
export function startSignOut(): boolean {
  // Signed out by a form of another page.
  if (document.querySelector('[data-signed-out]')) tellSignedOut();
  const form = document.querySelector<HTMLFormElement>('form[data-send-now]');
  if (!form) return false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signOut(form);
  });
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => form.requestSubmit(), { once: true });
  else form.requestSubmit();
  return true;
}

async function signOut(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  // It is this browser's choice, not the account's: the answer to this form takes it away with everything else.
  const isUncounted = isCountingOff();
  // The server logs what fails there; what fails on the way nobody can be told.
  await withRetries(() => fetch(form.action, { method: 'POST', body: new URLSearchParams() })).catch(
    () => {},
  );
  forgetPerson();
  if (isUncounted) setCounting(false);
  tellSignedOut();
  const done = form.parentElement?.querySelector('template')?.content;
  const home = done?.querySelector<HTMLAnchorElement>('[data-home]')?.href ?? '/';
  if (done) form.replaceWith(done);
  const said = document.querySelector('[data-signed-out] h1')?.textContent;
  if (said) document.title = `${said} · Bestått`;
  document.querySelector<HTMLElement>('[data-signed-out]')?.focus();
  setTimeout(() => location.replace(home), homeAfterMs);
}
