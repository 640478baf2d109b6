import { useRoot } from '#web/page-context/root-data.ts';

/** Whether a demo's learner looks at the page. */
export function useIsDemo(): boolean {
  const viewer = useRoot()?.viewer;
  return viewer?.kind === 'user' && viewer.demoUntil !== undefined;
}
