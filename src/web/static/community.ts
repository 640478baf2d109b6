import { startCommunityDrafts } from './community-drafts.ts';
import { startMarkdownEditor } from './markdown-editor.ts';
import { sendInPlace } from './send-in-place.ts';

/** What pages of the community do by script: votes in place, drafts, the buttons of the editor, and counting a look. */
export function startCommunity(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const part = form.dataset.inPlace;
    const submitter = event.submitter as HTMLButtonElement | null;
    if (!part || !submitter) return;
    event.preventDefault();
    // The button's own value goes with the form only when the browser sends it.
    const value = document.createElement('input');
    Object.assign(value, { type: 'hidden', name: submitter.name, value: submitter.value });
    form.append(value);
    void sendInPlace(form, part);
  });
  for (const editor of document.querySelectorAll<HTMLElement>('[data-markdown]')) startMarkdownEditor(editor);
  startCommunityDrafts();
  startParts();
  countView();
}

/** Parts of a page that are loaded only where they are: hearing what is new, sending files, mentioning somebody. */
function startParts(): void {
  const bar = document.querySelector<HTMLElement>('[data-live]');
  if (bar) void import('./live.ts').then(({ startLive }) => startLive(bar));
  // Before a file is chosen; should it be later, the file goes with the form.
  for (const field of document.querySelectorAll<HTMLElement>('[data-attachments]'))
    field.addEventListener(
      'focusin',
      () => void import('./attachments.ts').then(({ startAttachments }) => startAttachments(field)),
      { once: true },
    );
  for (const offer of document.querySelectorAll<HTMLElement>('[data-mentions]'))
    void import('./mentions.ts').then(({ startMentions }) => startMentions(offer));
}

/** Rule 9.378. Most pages come from the cache, so the look is told by itself; whoever has no script is not counted. */
function countView(): void {
  const postId = document.querySelector<HTMLElement>('[data-counts-view]')?.dataset.countsView;
  if (postId) navigator.sendBeacon('/community/view', new URLSearchParams({ postId }));
}
