/** Screens with a picture of their own, by path without language; the others show the front page's. */
export const previewNames: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/about': 'about',
  '/pricing': 'pricing',
  '/app/leveltest': 'leveltest',
  '/demo': 'demo',
};

/** Pictures are 1200 × 630, which is what those who show them ask for. */
const size = { width: 1200, height: 630 };

/**
 * What others show of a link: title, sentence and picture (the Open Graph protocol), made from what stands in the page. Only in
 * what the server sends: no browser needs it. Rule 9.239.
 * @param pathname as it was asked for, with its language
 */
export function addLinkPreview(
  html: string,
  { origin, pathname }: { readonly origin: string; readonly pathname: string },
): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (!title || end === -1) return html;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const isNorwegian = /^\/nb(\/|$)/.test(pathname);
  const name = previewNames[pathname.replace(/^\/nb(?=\/|$)/, '') || '/'] ?? 'landing';
  const tags: readonly (readonly [property: string, content: string])[] = [
    ['og:site_name', 'Bestått'],
    ['og:type', 'website'],
    ['og:locale', isNorwegian ? 'nb_NO' : 'en_GB'],
    ['og:title', title],
    ...(description ? ([['og:description', description]] as const) : []),
    ['og:image', `${origin}/preview/${isNorwegian ? 'nb' : 'en'}-${name}.png`],
    ['og:image:width', String(size.width)],
    ['og:image:height', String(size.height)],
  ];
  // An article has said some of it itself.
  const missing = tags.filter(([property]) => !head.includes(`<meta property="${property}"`));
  // Title and description are as they stand in the page: escaped already.
  const lines = missing.map(([property, content]) => `<meta property="${property}" content="${content}"/>`);
  return `${head}${lines.join('')}<meta name="twitter:card" content="summary_large_image"/>${html.slice(end)}`;
}
