import { startTooltips } from './components/tooltips.ts';
import { startShowPassword } from './forms/show-password.ts';
import { afterLoad } from './offline/after-load.ts';
import { whenLoaded } from './offline/when-loaded.ts';

/** What the app's pages do by script besides their screens. */
startTooltips();
startShowPassword();
whenLoaded(() => void afterLoad());
