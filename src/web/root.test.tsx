import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RootData } from './page-context/root-data.ts';
import type { Theme } from './page-context/theme.ts';
import App, { Layout } from './root.tsx';
import { serverTexts } from './text/server-texts.ts';

function Page() {
  return <Layout>Text</Layout>;
}

/** The document around a screen, for a visitor who asked for a colour mode. */
function documentOf(theme: Theme, handle: object = { static: true }, path = '/about'): string {
  const root: RootData = {
    viewer: { kind: 'visitor' },
    theme,
    cookiesAccepted: true,
    narrowMenu: false,
    publicUrl: 'http://bestatt.test',
    nonce: 'n',
    staticScript: '/static/page.js',
    path,
    requestId: 'request-1',
    embedded: { inbox: true, mail: true, sms: true, payment: true, languageModel: true },
    reviewUrl: undefined,
    build: 'a-build',
    countedHosts: [],
  };
  const Stub = createRoutesStub([{ id: 'root', path: '*', loader: () => root, handle, Component: Page }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverTexts('en-GB')}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  );
}

/** The colour that a browser takes: the first theme-color whose media query matches (HTML, 4.2.5.1). */
function browserColour(html: string, systemIsDark: boolean): string | undefined {
  const colours = [...html.matchAll(/<meta name="theme-color" content="([^"]+)"(?: media="([^"]+)")?/g)];
  const system = `(prefers-color-scheme: ${systemIsDark ? 'dark' : 'light'})`;
  return colours.find(([, , media]) => media === 'all' || media === system)?.[1];
}

describe('9.26 the browser is coloured #18181b in dark mode and white otherwise', () => {
  test.each([
    ['light', false, '#ffffff'],
    ['light', true, '#ffffff'],
    ['dark', false, '#18181b'],
    ['dark', true, '#18181b'],
    ['system', false, '#ffffff'],
    ['system', true, '#18181b'],
  ] as const)('mode %s, system dark %s: %s', (theme, systemIsDark, colour) => {
    expect(browserColour(documentOf(theme), systemIsDark)).toBe(colour);
  });
});

test('2.8 a page loading bar is shown on every screen, whatever its layout, and rests without navigation', () => {
  const Stub = createRoutesStub([{ path: '*', Component: App }]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverTexts('en-GB')}>
      <Stub initialEntries={['/app/test/1']} />
    </I18nextProvider>,
  );
  expect(html.match(/class="loading-bar" data-state="idle"/g)).toHaveLength(1);
});

describe('4.26 a page can force a colour mode', () => {
  test.each([
    ['light', {}, 'light'],
    ['light', { theme: 'dark' }, 'dark'],
    ['system', { theme: 'light' }, 'light'],
    ['dark', { theme: 'system' }, ''],
  ] as const)('the visitor wants %s, the page says %j', (theme, handle, shown) => {
    expect(/<html[^>]*class="(\w+)"/.exec(documentOf(theme, { static: true, ...handle }))?.[1] ?? '').toBe(
      shown,
    );
  });
});

test('a page that is read leaves out the scripts of React', () => {
  const html = documentOf('system');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('src="/static/page.js"');
});

test('a page says its language and its address in both', () => {
  const html = documentOf('system', { static: true }, '/nb/about');
  expect(html).toContain('<html lang="nb"');
  expect(html).toContain('hrefLang="en" href="http://bestatt.test/about"');
  expect(html).toContain('hrefLang="nb" href="http://bestatt.test/nb/about"');
});
