/** The parts of the exam, in the order in which they are shown. Rule 1.2, Rule 3.11. */
export const categories = ['read', 'listen', 'write', 'speak'] as const;
export type Category = (typeof categories)[number];

/** Parts whose tasks are judged and not marked: they are right or wrong in nothing. */
export type OpenCategory = 'write' | 'speak';
export type MarkedCategory = Exclude<Category, OpenCategory>;

export function isOpenCategory(category: Category): category is OpenCategory {
  return category === 'write' || category === 'speak';
}
