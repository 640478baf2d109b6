import { lastToken, liveClient } from '#web/live/live-client.ts';
import { type CommentNews, followDiscussion, mostFetched } from './follow-discussion.ts';

/** Whoever reads is there for as long as they are looking. */
const seenEveryMs = 60_000;

/** Says what is new in the discussion that is read, and who reads; what is new is shown at a tap. Rule 9.463. */
export function startLive(bar: HTMLElement): void {
  const { live: postId = '', apiKey = '', since = '', own = '', whole } = bar.dataset;
  const blocked = new Set((bar.dataset.blocked ?? '').split(' '));
  const waiting = new Map<string, CommentNews>();
  const button = bar.querySelector<HTMLButtonElement>('[data-live-show]');
  if (!button) return;

  followDiscussion({
    ...{ client: liveClient(apiKey), postId, since, isCounted: true },
    fetchSince: (at) => fetchComments(postId, { at, apiKey }),
    onNews(news) {
      for (const one of news) {
        // Where all are shown, whatever is not there is new; else what was written after the page was made.
        const isOld = whole === undefined && Date.parse(one.at) <= Date.parse(since);
        if (isOld || isShown(one.id) || one.by === own || blocked.has(one.by ?? '')) continue;
        waiting.set(one.id, one);
      }
      say();
    },
    onReaders: (count) => void showReaders(bar, { postId, apiKey, count }),
  });
  button.addEventListener('click', async () => {
    const first = await showNews([...waiting.values()], bar.dataset.marked ?? '');
    waiting.clear();
    say();
    first?.querySelector<HTMLElement>('article')?.focus();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible')
      navigator.sendBeacon('/community/view', new URLSearchParams({ postId }));
  }, seenEveryMs);

  function say(): void {
    if (!button) return;
    const { one = '', many = '' } = bar.dataset;
    button.textContent = waiting.size === 1 ? one : many.replace('#', String(waiting.size));
    button.hidden = waiting.size === 0;
  }
}

function isShown(id: string): boolean {
  return document.getElementById(`comment-${id}`) !== null;
}

async function ask(path: string, apiKey: string): Promise<unknown> {
  const token = lastToken();
  const response = await fetch(`/rest/v1/${path}`, {
    headers: { apikey: apiKey, ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
  return response.json();
}

async function fetchComments(
  postId: string,
  { at, apiKey }: { readonly at: string; readonly apiKey: string },
): Promise<readonly CommentNews[]> {
  const query = new URLSearchParams({
    select: 'id,at:created_at,by:user_id,root:root_id',
    post_id: `eq.${postId}`,
    created_at: `gte.${at}`,
    hidden_at: 'is.null',
    deleted_at: 'is.null',
    order: 'created_at,id',
    limit: String(mostFetched),
  });
  return (await ask(`community_comments?${query}`, apiKey)) as CommentNews[];
}

/** How many read besides this reader, and who of them shows themselves. */
async function showReaders(
  bar: HTMLElement,
  { postId, apiKey, count }: { readonly postId: string; readonly apiKey: string; readonly count: number },
): Promise<void> {
  const place = bar.querySelector<HTMLElement>('[data-live-readers]');
  if (!place) return;
  place.hidden = count < 2;
  if (count < 2) return;
  const text = (bar.dataset.readersMany ?? '').replace('#', String(count));
  place.textContent = text;
  try {
    const found = (await ask(`rpc/discussion_readers?post=${postId}`, apiKey)) as { readonly name: string }[];
    const names = new Intl.ListFormat(document.documentElement.lang).format(found.map(({ name }) => name));
    if (names !== '') place.textContent = `${text}, ${(bar.dataset.names ?? '').replace('#', names)}`;
  } catch {
    // The number says enough.
  }
}

/**
 * Fetches the page as it is now and puts what is new where it belongs; what is being read stays where it is. What stands on
 * another page opens by itself. @returns the first one
 */
async function showNews(news: readonly CommentNews[], mark: string): Promise<HTMLElement | null> {
  const list = document.querySelector('#comments ol');
  const response = await fetch(location.href.split('#')[0] ?? '', { headers: { accept: 'text/html' } });
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  const fresh = news.filter(({ id }) => page.content.querySelector(`[data-comment="${id}"]`));
  const [elsewhere] = news;
  if (!list || !response.ok || (fresh.length === 0 && elsewhere)) {
    location.assign(
      `${location.pathname}?thread=${elsewhere?.root ?? elsewhere?.id}#comment-${elsewhere?.id}`,
    );
    return null;
  }
  const anchor = [...list.children].find((item) => item.getBoundingClientRect().bottom > 0);
  const top = anchor?.getBoundingClientRect().top ?? 0;
  let before: Element | null = null;
  let first: HTMLElement | null = null;
  for (const item of page.content.querySelectorAll<HTMLElement>('#comments ol > [data-comment]')) {
    const here = list.querySelector(`:scope > [data-comment="${item.dataset.comment}"]`);
    if (here) {
      before = here;
      continue;
    }
    const added = document.importNode(item, true);
    markNew(added, mark);
    if (before) before.after(added);
    else list.prepend(added);
    before = added;
    first ??= added;
  }
  const count = page.content.querySelector('#comments-title span');
  if (count) document.querySelector('#comments-title span')?.replaceWith(count);
  if (anchor) scrollBy(0, anchor.getBoundingClientRect().top - top);
  return first;
}

function markNew(item: HTMLElement, text: string): void {
  const article = item.querySelector<HTMLElement>('article');
  const line = article?.querySelector('p');
  if (!article || !line) return;
  article.tabIndex = -1;
  const mark = document.createElement('span');
  mark.className = 'rounded-full bg-primary px-2 font-semibold text-on-primary';
  mark.textContent = text;
  line.append(mark);
}
