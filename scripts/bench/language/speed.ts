import type { Analyser } from '#domain/checker/analyser.ts';
import { checkText } from '#domain/checker/check-text.ts';
import type { LearnerSentence } from './learner-sentences.ts';

/** How long a text of 350 words takes at the 95th percentile, in ms, over texts made of the file's sentences. */
export function p95MsPer350Words(sentences: readonly LearnerSentence[], analyser: Analyser): number {
  const times: number[] = [];
  let text = '';
  for (const sentence of sentences) {
    text += ` ${sentence.text}`;
    if (text.split(/\s+/u).length < 350) continue;
    const start = performance.now();
    checkText(text, analyser);
    times.push(performance.now() - start);
    text = '';
    if (times.length === 200) break;
  }
  return Number(
    (times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
  );
}
