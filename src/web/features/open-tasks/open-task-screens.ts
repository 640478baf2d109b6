import type { ComponentType, LazyExoticComponent } from 'react';
import type { OpenCategory } from '#domain/levels/categories.ts';
import { lazyPart } from '#web/components/lazy-part.ts';
import type { OpenTaskScreenProps } from './open-task-screen.ts';

/**
 * The screen of each open category, fetched when a test comes to such a task. A category without one is drawn in no test
 * (`openCategories`).
 */
export const openTaskScreens: Readonly<
  Record<OpenCategory, LazyExoticComponent<ComponentType<OpenTaskScreenProps>> | null>
> = {
  write: lazyPart(async () => ({ default: (await import('./write-screen.tsx')).WriteScreen })),
  speak: lazyPart(async () => ({ default: (await import('./speak-screen.tsx')).SpeakScreen })),
};
