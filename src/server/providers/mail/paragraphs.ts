/** What somebody wrote, as the paragraphs of a mail: a line each. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
