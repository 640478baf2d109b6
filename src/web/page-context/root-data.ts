import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '#web/session/viewer.ts';
import type { Theme } from './theme.ts';

/** What the root loader gives to the shell. */
export type RootData = {
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly cookiesAccepted: boolean;
  /** The side menu shows its pictures only. */
  readonly narrowMenu: boolean;
  readonly publicUrl: string;
  readonly nonce: string;
  readonly staticScript: string;
  readonly path: string;
  /** The request's number in the log. */
  readonly requestId: string;
  readonly embedded: {
    readonly inbox: boolean;
    readonly mail: boolean;
    readonly sms: boolean;
    readonly payment: boolean;
    readonly languageModel: boolean;
  };
  /** Where people may review the product; the menu has no entry for it without one. */
  readonly reviewUrl: string | undefined;
  /** The version of the build, and the hosts on which pages are counted. */
  readonly build: string;
  readonly countedHosts: readonly string[];
};

/** Data of the root loader; undefined when the root itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}

/** Whether the one who looks has an account, also where the page is not told whose. */
export function useHasAccount(): boolean {
  const kind = useRoot()?.viewer.kind;
  return kind === 'user' || kind === 'member';
}
