/**
 * npm run bench:level [-- --fit]
 * Measures the estimate of a text's level on the half of content/gold that is never tuned on. With `--fit` the parameters are
 * made first, from the other half, and written to src/domain/text-level/level-parameters.ts. Last line: JSON.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSentences } from '#domain/checker/check-text.ts';
import { levels, station } from '#domain/levels/levels.ts';
import { countWords } from '#domain/submissions/written-words.ts';
import { estimateLevel } from '#domain/text-level/estimate-level.ts';
import { classProbabilities, medianClass, scoreOf } from '#domain/text-level/ordinal-model.ts';
import { measureNames, textMeasures } from '#domain/text-level/text-measures.ts';
import { contentDir } from '#scripts/content/files.ts';
import { readAnalyser } from '#server/language/read-analyser.ts';
import { type Judged, quadraticKappa, rounded, shareWithin } from './level/figures.ts';
import { fitLevels } from './level/fit-levels.ts';
import { fitOrdinal } from './level/fit-ordinal.ts';
import { type GoldText, goldTexts } from './level/gold-texts.ts';

const { values } = parseArgs({ options: { fit: { type: 'boolean', default: false } } });
const analyser = readAnalyser(contentDir);
const checked = (texts: readonly GoldText[]) =>
  texts.map((gold) => ({
    ...gold,
    written: {
      sentences: checkSentences(gold.text, analyser),
      task: checkSentences([gold.task.prompt, ...gold.task.points].join('\n'), analyser),
    },
  }));
const tuned = checked(goldTexts('tuned'));

if (values.fit) {
  const examples = tuned.map(({ written, level, criteria }) => ({
    ...{ level, criteria },
    measures: textMeasures(written, analyser),
  }));
  const { source, crossValidated } = fitLevels(examples, measureNames);
  writeFileSync(resolve('src/domain/text-level/level-parameters.ts'), source);
  console.log('In the tuned half, each tenth estimated from the other nine:', crossValidated);
  console.log('Written. Run again without --fit to measure.');
} else report();

function report(): void {
  const kept = checked(goldTexts('kept'));
  const judged = kept.map((gold) => {
    const estimate = estimateLevel(gold.written, analyser);
    const { level, low, high } = estimate.whole;
    return {
      ...{ gold, estimate, label: station(gold.level) },
      ...{
        estimate_: station(level),
        held: station(low) <= station(gold.level) && station(gold.level) <= station(high),
      },
    };
  });
  const pairs = judged.map(({ label, estimate_ }) => ({ label, estimate: estimate_ }));
  const lengthOnly = byLengthOnly(kept);
  console.log('Rows: the label; columns: the estimate.');
  console.table(confusion(pairs));
  for (const criterion of ['structure', 'spelling', 'vocabulary', 'grammar'] as const) {
    const ofCriterion = judged.map(({ gold, estimate }) => ({
      label: station(gold.criteria[criterion]),
      estimate: station(estimate.criteria[criterion].level),
    }));
    const [kappa, accuracy] = [quadraticKappa(ofCriterion), shareWithin(ofCriterion, 0)].map(rounded);
    console.log(`${criterion}: kappa ${kappa}, accuracy ${accuracy}`);
  }
  const inRange = judged.filter(({ held }) => held).length / judged.length;
  console.log(`The range holds the label in ${rounded(inRange)} of ${judged.length} texts.`);
  console.log(
    JSON.stringify({
      kappa: rounded(quadraticKappa(pairs)),
      accuracy: rounded(shareWithin(pairs, 0)),
      lengthOnlyAccuracy: rounded(shareWithin(lengthOnly, 0)),
      withinOne: rounded(shareWithin(pairs, 1)),
      byLevel: Object.fromEntries(
        levels.map((level, index) => [
          level,
          rounded(
            shareWithin(
              pairs.filter(({ label }) => label === index),
              0,
            ),
          ),
        ]),
      ),
    }),
  );
}

/** The same kind of model from the number of words alone. */
function byLengthOnly(kept: readonly GoldText[]): readonly Judged[] {
  const measuresOf = ({ text }: GoldText) => ({ length: Math.log(countWords(text)) });
  const model = fitOrdinal(
    tuned.map((gold) => ({ measures: measuresOf(gold), class: station(gold.level) })),
    { names: ['length'], classes: levels.length, ridge: 0.1 },
  );
  return kept.map((gold) => ({
    label: station(gold.level),
    estimate: medianClass(classProbabilities(model, scoreOf(model, measuresOf(gold)))),
  }));
}

function confusion(pairs: readonly Judged[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    levels.map((level, row) => [
      level,
      Object.fromEntries(
        levels.map((other, column) => [
          other,
          pairs.filter(({ label, estimate }) => label === row && estimate === column).length,
        ]),
      ),
    ]),
  );
}
