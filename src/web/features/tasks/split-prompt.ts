/** Longer than this a prompt is no heading: six lines on a phone. */
const longestHeading = 90;

/** An example in brackets at the end: «(eksempel: stor – større – størst)». */
const example = /\s*\((eksempel: [^()]*)\)\.?$/i;
const betweenSentences = /(?<=[.!?][»"]?)\s+(?=[«A-ZÆØÅ])/;

/**
 * A task's words: what is asked, short enough for a heading, and what else is to be known for it. A long prompt asks in its
 * last sentence.
 */
export function splitPrompt(prompt: string): { readonly asked: string; readonly more: string | null } {
  if (prompt.length <= longestHeading) return { asked: prompt, more: null };
  const shown = example.exec(prompt)?.[1];
  const plain = shown ? prompt.replace(example, '.') : prompt;
  const sentences = plain.split(betweenSentences);
  const last = sentences.at(-1) ?? plain;
  // A full stop within a quotation ends no sentence of ours.
  const asked = isWhole(last) ? last : plain;
  const before = plain.slice(0, plain.length - asked.length).trim();
  const more = [before, shown && `${shown.charAt(0).toLocaleUpperCase('nb')}${shown.slice(1)}.`].filter(
    Boolean,
  );
  return { asked, more: more.length > 0 ? more.join(' ') : null };
}

function isWhole(text: string): boolean {
  return text.split('«').length === text.split('»').length;
}
