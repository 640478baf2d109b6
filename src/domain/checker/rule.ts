import type { Analyser } from './analyser.ts';
import type { Hit } from './finding.ts';
import type { Sentence } from './reading.ts';

/** Finds one kind of error in a sentence. */
export type RuleCheck = (sentence: Sentence, analyser: Analyser) => readonly Hit[];
