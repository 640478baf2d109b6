/**
 * npm run bench:speech [-- --fit]
 * Measures the estimate of speech on the transcripts of content/gold/speech. With `--fit` its parameters are made first, from
 * the tuned half of content/gold, which is written, and written to
 * src/domain/speech-feedback/speech-parameters.ts. Last line: JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkSentences } from '#domain/checker/check-text.ts';
import { type Level, levels, station } from '#domain/levels/levels.ts';
import { withoutRestarts } from '#domain/speaking/heard-words.ts';
import { estimateSpokenLevel, spokenMeasureNames } from '#domain/speech-feedback/estimate-spoken-level.ts';
import { spokenSentences } from '#domain/speech-feedback/spoken-rules.ts';
import { textMeasures } from '#domain/text-level/text-measures.ts';
import { contentDir } from '#scripts/content/files.ts';
import { readAnalyser } from '#server/language/read-analyser.ts';
import { quadraticKappa, rounded, shareWithin } from './level/figures.ts';
import { goldTexts } from './level/gold-texts.ts';
import { fitSpeech } from './speech/fit-speech.ts';

type Transcript = { readonly id: string; readonly level: Level; readonly text: string };

const { values } = parseArgs({ options: { fit: { type: 'boolean', default: false } } });
const analyser = readAnalyser(contentDir);
const spoken = (text: string) => ({
  sentences: spokenSentences(checkSentences(withoutRestarts(text).text, analyser)),
  task: [],
});

if (values.fit) {
  const examples = goldTexts('tuned').map(({ text, level, criteria }) => ({
    ...{ level, criteria },
    measures: textMeasures(spoken(text), analyser),
  }));
  const { source, crossValidated } = fitSpeech(examples, spokenMeasureNames);
  writeFileSync(resolve('src/domain/speech-feedback/speech-parameters.ts'), source);
  console.log('On written texts, each tenth estimated from the other nine:', crossValidated);
  console.log('Written. Run again without --fit to measure.');
} else report();

function report(): void {
  const path = join(contentDir, 'gold', 'speech', 'transcripts.yaml');
  const judged = (parse(readFileSync(path, 'utf8')) as readonly Transcript[]).map(({ id, level, text }) => {
    const { whole } = estimateSpokenLevel(spoken(text), analyser);
    return { id, level, estimate: whole.level, low: whole.low, high: whole.high };
  });
  console.table(judged);
  const pairs = judged.map(({ level, estimate }) => ({ label: station(level), estimate: station(estimate) }));
  const held = judged.filter(
    ({ level, low, high }) => station(low) <= station(level) && station(level) <= station(high),
  );
  console.log(
    JSON.stringify({
      transcripts: judged.length,
      kappa: rounded(quadraticKappa(pairs)),
      accuracy: rounded(shareWithin(pairs, 0)),
      withinOne: rounded(shareWithin(pairs, 1)),
      inRange: rounded(held.length / judged.length),
      byLevel: Object.fromEntries(
        levels.map((level, label) => [
          level,
          rounded(
            shareWithin(
              pairs.filter((pair) => pair.label === label),
              0,
            ),
          ),
        ]),
      ),
    }),
  );
}
