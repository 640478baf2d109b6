import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { localeOfPath } from '#web/locale/locale.ts';
import type { RootData } from '#web/page-context/root-data.ts';
import { serverTexts } from '#web/text/server-texts.ts';

const visitor: RootData = {
  viewer: { kind: 'visitor' },
  theme: 'system',
  narrowMenu: false,
  cookiesAccepted: false,
  publicUrl: 'http://bestatt.test',
  nonce: '',
  staticScript: '/static/page.js',
  path: '/',
  requestId: 'request-1',
  embedded: { inbox: true, mail: true, sms: true, payment: true, languageModel: true },
  reviewUrl: undefined,
  build: 'a-build',
  countedHosts: [],
};

/** HTML of an element as the screen of a path, for a visitor, with the texts of the path's language. */
export function renderScreen(input: {
  readonly path: string;
  readonly element: ReactElement;
  readonly root?: Partial<RootData>;
  /** What the screen's route failed with; `element` is then shown as its error boundary. */
  readonly error?: unknown;
  readonly handle?: unknown;
  /** What the screen's loader has answered. */
  readonly loaded?: object;
}): string {
  const { path, element, root, error, handle, loaded } = input;
  const data = { ...visitor, path, ...root };
  // Loaders are there so that the router takes the data and the error it is given as theirs.
  const routes: RouteObject[] = [
    {
      id: 'root',
      loader: () => data,
      children: [
        error === undefined
          ? { id: 'screen', path: '*', element, handle, ...(loaded && { loader: () => loaded }) }
          : { id: 'screen', path: '*', element: null, errorElement: element, loader: () => null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: {
      loaderData: { root: data, ...(loaded && { screen: loaded }) },
      ...(error === undefined ? {} : { errors: { screen: error } }),
    },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverTexts(localeOfPath(path))}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

/** Text of rendered HTML, tags taken out and white space joined. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
