import type { MetaFunction } from 'react-router';
import { SavedScreen } from '#web/features/offline/saved-screen.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('offline', location.pathname);

/** What is saved on this device: all of it is read there, so the server has nothing to say. Rule 9.456. */
export default function SettingsOffline() {
  return <SavedScreen />;
}
