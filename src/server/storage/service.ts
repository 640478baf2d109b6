import type { ServerContext } from '#server/context/server-context.ts';
import type { Incoming } from './incoming.ts';
import type { Leftovers } from './leftovers.ts';
import type { RecentBytes } from './recent-bytes.ts';
import type { Renderer } from './render/renderer.ts';
import type { StorageSettings } from './settings.ts';

/** What every endpoint of this service is given. */
export type Service = {
  readonly context: ServerContext;
  readonly settings: StorageSettings;
  readonly incoming: Incoming;
  readonly leftovers: Leftovers;
  readonly renderer: Renderer;
  readonly recent: RecentBytes;
};
