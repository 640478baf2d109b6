import { type AnalyticsEvent, unknownEvent } from './analytics-event.ts';
import { countedPath } from './counted-paths.ts';

/** What is counted, each by itself: no two of them are kept together, so nobody can be told from the others. */
export const countKinds = ['view', 'visit', 'source', 'language', 'device', 'event'] as const;
export type CountKind = (typeof countKinds)[number];

/** One more of `name`. */
export type Count = { readonly kind: CountKind; readonly name: string };

/**
 * Decision 151: the counts that an event adds to its day. A view begins a visit when it comes from elsewhere (no referrer, or
 * one of another site) and its page has told of none that day; who it was is not known, so somebody who comes twice is two.
 * @param day of the view, as the answer before gave it where the page had one
 */
export function countsOf(event: AnalyticsEvent, { day }: { readonly day: string }): readonly Count[] {
  const { payload, cache } = event;
  // Nobody is identified here.
  if (event.type === 'identify') return [];
  const path = countedPath(payload.url);
  if (path === null) return [];
  if (payload.name !== undefined || payload.data !== undefined)
    return [{ kind: 'event', name: eventName(payload.name) }];
  const source = sourceOf(payload.referrer, payload.hostname);
  const isVisit = source !== null && cache !== day;
  return [
    { kind: 'view', name: path },
    ...(isVisit
      ? ([
          { kind: 'visit', name: '' },
          { kind: 'source', name: source },
          { kind: 'language', name: languageOf(payload.language) },
          { kind: 'device', name: deviceOf(payload.screen) },
        ] as const)
      : []),
  ];
}

function eventName(name: string | undefined): string {
  return name && /^[a-z][a-z0-9_-]{0,49}$/.test(name) ? name : unknownEvent;
}

/** The host one comes from; '' from nowhere, null from our own pages. */
function sourceOf(referrer: string, own: string): string | null {
  if (referrer === '' || referrer.startsWith('/')) return referrer === '' ? '' : null;
  const host = /^https?:\/\/([a-z0-9.-]{1,100})(?=[:/?#]|$)/i.exec(referrer)?.[1]?.toLowerCase();
  if (host === undefined) return '';
  return host === own.toLowerCase() ? null : host.replace(/^www\./, '');
}

function languageOf(language: string): string {
  return /^([a-z]{2,3})(-|$)/i.exec(language)?.[1]?.toLowerCase() ?? '';
}

export const devices = ['phone', 'tablet', 'desk'] as const;

/** Roughly, by the shorter side of the screen in CSS pixels; '' where it is not said. */
function deviceOf(screen: string): (typeof devices)[number] | '' {
  const [, width, height] = /^(\d{2,5})x(\d{2,5})$/.exec(screen) ?? [];
  if (!width || !height) return '';
  const shorter = Math.min(Number(width), Number(height));
  if (shorter < 600) return 'phone';
  // Tablets stop at 1024 px; a desk's screen is lower than it is wide, and wider than that.
  return Math.max(Number(width), Number(height)) <= 1180 ? 'tablet' : 'desk';
}
