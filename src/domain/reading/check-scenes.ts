import { complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';

/**
 * Pictures of stories and articles that are not drawn yet.
 * @param allowed how many may be missing (content/floor.yaml); with more each is an error
 */
export function checkReadingScenes(
  wanted: readonly { readonly path: string; readonly scene: string }[],
  { drawn, allowed }: { readonly drawn: ReadonlySet<string>; readonly allowed: number },
): readonly Finding[] {
  const missing = wanted.filter(({ scene }) => !drawn.has(scene));
  return missing.flatMap(({ path, scene }) => {
    const about = complaintsAbout(path, null);
    about[missing.length > allowed ? 'error' : 'warning']('scene', `${scene} is not drawn`);
    return about.found;
  });
}
