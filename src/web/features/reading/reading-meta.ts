import type { MetaDescriptor } from 'react-router';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { pageTitle } from '#web/text/page-title.ts';
import titles from '#web/text/titles.ts';

/** What search engines and those who share a page are told of it. */
export type ReadingMeta = {
  readonly pathname: string;
  readonly publicUrl: string;
  readonly list: 'articles' | 'lettavis';
  readonly title: string;
  readonly description: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly drawing: Drawing | null;
  /** Of the text itself. */
  readonly language: 'nb' | 'en';
  readonly words: number;
  /** The level of a story. */
  readonly level?: string;
};

/** The width and height of a share picture (server/scenes/share-picture.ts). */
const shareSize = { width: 1200, height: 630 };

/** The head of an article or a story: title, description, share picture, feed, and schema.org's data. Rule 9.361. */
export function readingMeta(page: ReadingMeta): MetaDescriptor[] {
  const { pathname, publicUrl, list, title, description, drawing } = page;
  const image = drawing && `${publicUrl}/scenes/${drawing.id}.share.png?v=${drawing.hash}`;
  return [
    { title: pageTitle(title, pathname) },
    { name: 'description', content: description },
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: page.publishedAt },
    { property: 'article:modified_time', content: page.updatedAt },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: String(shareSize.width) },
          { property: 'og:image:height', content: String(shareSize.height) },
        ]
      : []),
    feedLink(list, pathname),
    { 'script:ld+json': articleData(page, image) },
    { 'script:ld+json': breadcrumbs(page) },
  ];
}

/** Where the feed of a list is. */
export function feedLink(list: 'articles' | 'lettavis', pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return {
    ...{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml' },
    title: `${titles[locale][list].title} · Bestått`,
    href: pathInLocale(`/${list}/feed.xml`, locale),
  };
}

type Data = Readonly<Record<string, string | number | boolean | object>>;

function articleData(page: ReadingMeta, image: string | null) {
  const { pathname, publicUrl, title, description, level } = page;
  const publisher = { '@type': 'Organization', name: 'Bestått', url: publicUrl };
  const data: Data = {
    '@context': 'https://schema.org',
    '@type': page.list === 'lettavis' ? ['Article', 'LearningResource'] : 'Article',
    headline: title.slice(0, 110),
    description,
    inLanguage: page.language,
    datePublished: page.publishedAt,
    dateModified: page.updatedAt,
    mainEntityOfPage: `${publicUrl}${pathname}`,
    wordCount: page.words,
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    ...(image && { image: [image] }),
    ...(level && {
      learningResourceType: 'Reading',
      educationalLevel: level,
      teaches: 'Norwegian bokmål',
    }),
  };
  return data;
}

function breadcrumbs({ pathname, publicUrl, list, title }: ReadingMeta): Data {
  const locale = localeOfPath(pathname);
  const steps = [
    { name: 'Bestått', path: pathInLocale('/', locale) },
    { name: titles[locale][list].title, path: pathInLocale(`/${list}`, locale) },
    { name: title, path: pathname },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      ...{ '@type': 'ListItem', position: place + 1, name, item: `${publicUrl}${path}` },
    })),
  };
}
