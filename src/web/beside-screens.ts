import { startTooltips } from './components/tooltips.ts';
import { startShowPassword } from './forms/show-password.ts';
import { afterLoad } from './offline/after-load.ts';
import { whenLoaded } from './offline/when-loaded.ts';

/** What the app's pages do by script besides their screens. */
startTooltips();
startShowPassword();
whenLoaded(() => void afterLoad());
// Only for whoever has a bell; the line to the server is no part of any screen.
if (document.querySelector('[data-bell]'))
  whenLoaded(() => void import('./live/hear-notifications.ts').then((file) => file.hearNotifications()));
