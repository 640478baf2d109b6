/** Characters. */
export const longestFeedback = 5000;

/** What is wrong with a text of feedback; null when nothing is. Rule 1.16. */
export function feedbackProblem(text: string): 'feedback_empty' | 'feedback_long' | null {
  const length = text.trim().length;
  if (length === 0) return 'feedback_empty';
  return length > longestFeedback ? 'feedback_long' : null;
}
