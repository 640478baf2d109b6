import { type CustomSettings, customSettings } from './custom-settings.ts';

/** A stored test's settings, `saved_tests.settings`; null where they are of another time and mean nothing any more. */
export function readSavedSettings(value: unknown): CustomSettings | null {
  const read = customSettings.safeParse(value);
  return read.success ? read.data : null;
}
