import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilOnline } from './until-online.ts';

/** A component in a file of its own, which waits for the network where there is none when it is first shown. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, of whatever properties.
export function lazyPart<Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
): LazyExoticComponent<Component> {
  return lazy(() => untilOnline(load));
}
