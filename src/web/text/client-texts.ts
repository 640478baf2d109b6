import type { BackendModule, i18n } from 'i18next';
import { untilOnline } from '#web/components/until-online.ts';
import { type Locale, localeOfPath } from '#web/locale/locale.ts';
import { namespacesOf } from './screen-namespaces.ts';
import { createTexts } from './texts.ts';

const files = import.meta.glob<{ default: object }>([
  './*/*.ts',
  // Pages without React's scripts: their texts never reach the browser.
  '!./*/{landing,about,contact,site,discount,terms,auth,reading,shared-result,result-pdf,demo,community,notifications}.ts',
]);

/** Fetches a namespace of the locale in use when a screen asks for it; the screen before stays until it is there. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    const file = files[`./${locale}/${namespace}.ts`];
    if (!file) return done(new Error(`There are no texts ${locale}/${namespace}.`), null);
    untilOnline(file).then(
      (texts) => done(null, texts.default),
      (error: Error) => {
        readAnew();
        done(error, null);
      },
    );
  },
};

/**
 * The texts of the page that is opened, ready before it is hydrated. Null when they do not come: then the page stays as the
 * server wrote it, in words, and its forms and links work without script.
 */
export async function loadTexts(pathname: string): Promise<i18n | null> {
  const locale: Locale = localeOfPath(pathname);
  const texts = createTexts(locale, {}, backend);
  const namespaces = ['shell', ...namespacesOf(pathname)];
  // Before i18next has begun it knows no language, and would load nothing and say that it is done.
  if (!texts.isInitialized) await new Promise<void>((begun) => texts.on('initialized', () => begun()));
  await texts.loadNamespaces(namespaces);
  opened = true;
  return namespaces.every((namespace) => texts.hasResourceBundle(locale, namespace)) ? texts : null;
}

let opened = false;

/**
 * A screen whose texts do not come, since a newer version has replaced them, is read anew from the server, but not twice, and
 * not without a network, where the browser's own page would come in its place (Rule 8.19).
 */
function readAnew(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isAnew = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (opened && !isAnew && navigator.onLine) location.reload();
}
