/** What ten minutes of fast speech have, and more than once that. */
const maxLetters = 20_000;

/** One line of plain text: no control characters, no marks that turn the direction of writing, NFC. */
export function cleanTranscript(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, maxLetters);
}
