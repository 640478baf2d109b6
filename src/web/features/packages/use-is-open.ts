import { useRoot } from '#web/page-context/root-data.ts';
import type { PackageFeature } from './packages.ts';

/** Tells which features of a package work here today; the others are marked as coming (decision 046). */
export function useIsOpen(): (feature: PackageFeature) => boolean {
  const hasModel = useRoot()?.embedded.languageModel === false;
  return ({ open }) => (open === 'languageModel' ? hasModel : open);
}
