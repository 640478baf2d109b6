/** A sentence with its first gap of Anki's kind, `{{c1::hus::a building}}`: what is left out, and the sentence whole. */
export function readCloze(text: string): { readonly gap: string; readonly sentence: string } | null {
  const gap = pattern().exec(text)?.[1];
  if (gap === undefined) return null;
  return { gap, sentence: text.replace(pattern(), '$1') };
}

function pattern(): RegExp {
  return /\{\{c\d{1,3}::(.*?)(?:::.*?)?\}\}/gs;
}
