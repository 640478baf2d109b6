import type { Category } from '#domain/levels/categories.ts';
import type { IconName } from '#web/components/icon.tsx';

/** The icon that stands for a part of the exam, everywhere. */
export const categoryIcons: Readonly<Record<Category, IconName>> = {
  read: 'lucide:book-open',
  listen: 'lucide:headphones',
  write: 'lucide:pen-line',
  speak: 'lucide:mic',
};
