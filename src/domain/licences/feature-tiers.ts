import { tiers } from './licence.ts';

/** Rule 6.12, Rule 9.7: the tier that opens each part of the product; the paths and the functions of a part ask for it. */
export const featureTiers = {
  mockTests: tiers.trial,
  askATeacher: tiers.plus,
  flashcards: tiers.plus,
  customTest: tiers.plus,
  languageCafe: tiers.plus,
  /** Sending a text or a recording to a teacher. Rule 9.440. */
  teacherFeedback: tiers.premium,
} as const;
