import { useSyncExternalStore } from 'react';
import { chosenTheme, subscribeToTheme } from './remember.ts';
import { useRoot } from './root-data.ts';
import type { Theme } from './theme.ts';

/** The colour mode that holds now: the one the page came with until another is chosen. */
export function useTheme(): Theme {
  const given = useRoot()?.theme ?? 'system';
  return useSyncExternalStore(
    subscribeToTheme,
    () => chosenTheme() ?? given,
    () => given,
  );
}

/** True where that mode is dark; `system` asks the browser, which the server cannot. */
export function useDark(): boolean {
  const theme = useTheme();
  const system = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(darkSystem).matches,
    () => false,
  );
  return theme === 'system' ? system : theme === 'dark';
}

const darkSystem = '(prefers-color-scheme: dark)';

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(darkSystem);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
