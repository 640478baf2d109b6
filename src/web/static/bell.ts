/** The number at the bell, which a page from the cache could not bring along. */
export async function startBell(): Promise<void> {
  const count = document.querySelector<HTMLElement>('[data-bell-count]');
  if (!count) return;
  try {
    const response = await fetch('/notifications/unread');
    const { unread } = (await response.json()) as { unread: number };
    count.textContent = unread > 99 ? '99+' : String(unread);
    count.hidden = unread === 0;
  } catch {
    // The bell leads to the list without its number too.
  }
}
