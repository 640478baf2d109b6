import type { MetaDescriptor } from 'react-router';
import { localeOfPath } from '#web/locale/locale.ts';
import titles from './titles.ts';

/** Title and description of a screen in the path's language. */
export function pageMeta(screen: keyof (typeof titles)['en-GB'], pathname: string): MetaDescriptor[] {
  const { title, description } = titles[localeOfPath(pathname)][screen];
  return [
    { title: pageTitle(title, pathname) },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

/** For a screen whose title follows what it says: it renders its `<title>` itself. */
export function pageDescription(screen: keyof (typeof titles)['en-GB'], pathname: string): MetaDescriptor[] {
  return pageMeta(screen, pathname).filter((tag) => !('title' in tag));
}

/** `<title> · Bestått`; without a title the last path segment in title case (Rule 2.53). */
export function pageTitle(title: string | undefined, pathname: string): string {
  const fallback = (pathname.split('/').filter(Boolean).at(-1) ?? '')
    .replaceAll('-', ' ')
    .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  const name = title || fallback;
  return name ? `${name} · Bestått` : 'Bestått';
}
