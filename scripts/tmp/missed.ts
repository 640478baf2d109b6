import { readFileSync } from 'node:fs';
import { checkText } from '#domain/checker/check-text.ts';
import { readLearnerSentences } from '#scripts/bench/language/learner-sentences.ts';
import { openAnalyser } from '#scripts/bench/language/open-checker.ts';
const [label, flag] = process.argv.slice(2);
const a = openAnalyser();
for (const s of readLearnerSentences(readFileSync('/work/shared/data/nocola/dev.txt','utf8'))) {
  if (s.half !== 'looked' || s.label !== label) continue;
  const f = checkText(s.text, a);
  if (f.length === 0 || (flag==='type' && !f.some(x=>x.type===label))) console.log(s.text);
}
