import { createHash } from 'node:crypto';

/** A sentence of the corpus with its label; null for a correct one. */
export interface LearnerSentence {
  readonly text: string;
  readonly label: string | null;
  readonly half: 'looked' | 'kept';
}

/** Reads the file's form: `Ungrammatical:`, lines with a tab and a label, `Grammatical:`, lines. */
export function readLearnerSentences(content: string): readonly LearnerSentence[] {
  const lines = content.split(/\r?\n/u);
  const border = lines.indexOf('Grammatical:');
  if (border < 0) throw new Error('The file has no line "Grammatical:".');
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line === 'Grammatical:' || line === 'Ungrammatical:') return [];
    const tab = line.lastIndexOf('\t');
    if (index < border && tab < 0) return [];
    const text = index < border ? line.slice(0, tab) : line;
    return [{ text, label: index < border ? line.slice(tab + 1).trim() : null, half: halfOf(text) }];
  });
}

/**
 * By a hash of the last three words: the corpus has a sentence once for each of its errors and once without, and they should fall on
 * the same side.
 */
function halfOf(text: string): 'looked' | 'kept' {
  const tail = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(-3).join(' ');
  return (createHash('sha256').update(tail).digest()[0] ?? 0) % 2 === 0 ? 'looked' : 'kept';
}
