import type { i18n } from 'i18next';
import type { Locale } from '#web/locale/locale.ts';
import { createTexts, type Texts } from './texts.ts';

const files = import.meta.glob<{ default: object }>('./*/*.ts', { eager: true });
const instances = new Map<Locale, i18n>();

/** All texts of a locale, for rendering on the server; made once. */
export function serverTexts(locale: Locale): i18n {
  const made = instances.get(locale);
  if (made) return made;
  const texts: Record<string, object> = {};
  for (const [path, file] of Object.entries(files)) {
    const [, folder, name] = /\.\/([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
    if (folder === locale && name) texts[name] = file.default;
  }
  const instance = createTexts(locale, texts as Texts);
  instances.set(locale, instance);
  return instance;
}
