import { whenLoaded } from '#web/offline/when-loaded.ts';

/** The number at the bell, which a page from the cache could not bring along; then it and the list follow what happens. Rule 9.511. */
export async function startBell(): Promise<void> {
  addEventListener('bestatt:unread', ({ detail }: CustomEventInit<number>) => {
    showUnread(detail ?? 0);
    // The next news finds what this time could not be read.
    void showList().catch(() => {});
  });
  whenLoaded(
    () =>
      void import('#web/live/hear-notifications.ts').then(
        (file) => file.hearNotifications(),
        () => {},
      ),
  );
  try {
    const response = await fetch('/notifications/unread');
    const { unread } = (await response.json()) as { unread: number };
    showUnread(unread);
  } catch {
    // The bell leads to the list without its number too.
  }
}

function showUnread(unread: number): void {
  const count = document.querySelector<HTMLElement>('[data-bell-count]');
  if (!count) return;
  count.textContent = unread > 99 ? '99+' : String(unread);
  count.hidden = unread === 0;
}

/** Puts the list as it is now in the place of the one that is open; what is chosen below it, and the focus, stay. */
async function showList(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-notifications]');
  if (!list) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const page = document.createElement('template');
  page.innerHTML = response.ok ? await response.text() : '';
  const now = page.content.querySelector<HTMLElement>('[data-notifications]');
  if (!now || now.outerHTML === list.outerHTML) return;
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
  list.replaceWith(now);
  if (focused) now.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
}
