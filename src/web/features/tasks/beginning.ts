/** The first words of a text: enough to know it by. */
export function beginning(text: string, most = 6): string {
  const words = text.split(/\s+/);
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text;
}
