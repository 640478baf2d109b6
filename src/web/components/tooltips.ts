/** Rule 9.30: a tooltip opens after 700 ms; within 300 ms of the last one the next opens at once. */
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const;

/** Buttons and links that show only an icon, and whatever names its own words. */
const owners = '[data-tip], button[aria-label], a[aria-label]';
/** From the pointer's element, and from the window's edge, in px. */
const gapPx = 6;
const edgePx = 8;

/** How long a tooltip waits when the last one closed `sinceLastMs` ago. */
export function openDelayMs(sinceLastMs: number): number {
  return sinceLastMs <= tooltipDelays.skipMs ? 0 : tooltipDelays.openMs;
}

/**
 * Tooltips for the whole page, with or without React: the name of what shows only an icon, or the words of
 * `data-tip`. They open on hover and on keyboard focus, stay while the pointer is on them, and close on Escape
 * (WCAG 2.2, 1.4.13). A finger gets none, so nothing may stand only here.
 */
export function startTooltips(): void {
  const tip = document.createElement('div');
  tip.id = 'tooltip';
  tip.className = 'tooltip';
  tip.role = 'tooltip';
  tip.popover = 'manual';
  let owner: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    if (tip.isConnected && tip.matches(':popover-open')) {
      tip.hidePopover();
      closedAt = performance.now();
    }
    if (owner?.getAttribute('aria-describedby') === tip.id) owner.removeAttribute('aria-describedby');
    owner = null;
  };
  const open = (target: Element, words: string) => {
    if (!target.isConnected) return;
    // In a dialog everything outside it is inert.
    (target.closest('dialog') ?? document.body).append(tip);
    tip.textContent = words;
    tip.showPopover();
    place(tip, target.getBoundingClientRect());
    if (target.hasAttribute('data-tip') && !target.hasAttribute('aria-describedby'))
      target.setAttribute('aria-describedby', tip.id);
  };
  const consider = (target: Element | null, how: 'pointer' | 'focus') => {
    if (target === owner) return;
    close();
    const words = target && wordsOf(target);
    if (!target || !words) return;
    owner = target;
    // Counted from the last one's end, which may be this very moment.
    const delayMs = how === 'focus' ? 0 : openDelayMs(performance.now() - closedAt);
    timer = setTimeout(() => open(target, words), delayMs);
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    if (!tip.contains(event.target)) consider(event.target.closest(owners), 'pointer');
  });
  document.addEventListener('focusin', (event) => {
    const target = event.target instanceof Element ? event.target.closest(owners) : null;
    consider(target?.matches(':focus-visible') ? target : null, 'focus');
  });
  document.addEventListener('focusout', close);
  document.addEventListener('pointerdown', close);
  document.addEventListener('scroll', close, { capture: true, passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}

/** Null where the name can be read already. */
function wordsOf(target: Element): string | null {
  const own = target.getAttribute('data-tip');
  if (own) return own;
  return target.textContent?.trim() === '' ? target.getAttribute('aria-label') : null;
}

/** Above the element, or below it where there is no room, inside the window. */
function place(tip: HTMLElement, around: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const middle = around.left + around.width / 2 - width / 2;
  const above = around.top - height - gapPx;
  tip.style.left = `${Math.max(edgePx, Math.min(middle, innerWidth - width - edgePx))}px`;
  tip.style.top = `${above < edgePx ? around.bottom + gapPx : above}px`;
}
