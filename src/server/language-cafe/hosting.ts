import type { ServerContext } from '#server/context/server-context.ts';
import type { CafeSettings } from './cafe-settings.ts';

/** Who hosts, and what the change is made with. */
export type Hosting = {
  readonly userId: string;
  readonly context: ServerContext;
  readonly settings: CafeSettings;
};
