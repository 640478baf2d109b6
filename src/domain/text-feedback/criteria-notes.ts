import type { TextFinding } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { EstimatedCriterion } from '#domain/text-level/level-parameters.ts';
import type { Evidence } from './evidence.ts';
import { quoted } from './strengths.ts';

type Input = { readonly evidence: Evidence; readonly findings: readonly TextFinding[] };

/** What a criterion's level rests on in this text, in counts and quotations. */
export const criterionNotes: Readonly<Record<EstimatedCriterion, (input: Input) => BothLanguages>> = {
  structure({ evidence: { linkers, words, sentences } }) {
    const mean = Math.max(1, Math.round(words / Math.max(1, sentences)));
    const list = quoted(linkers);
    const tied =
      linkers.length === 0
        ? {
            nb: 'Vi fant få ord som binder setningene sammen.',
            en: 'We found few words that link your sentences.',
          }
        : { nb: `Du binder sammen med ${list.nb}.`, en: `You link with ${list.en}.` };
    return {
      nb: `${tied.nb} En setning har rundt ${mean} ord.`,
      en: `${tied.en} A sentence has about ${mean} words.`,
    };
  },
  spelling({ evidence: { words }, findings }) {
    const spelling = findings.filter(({ mark }) => mark === 'spelling').length;
    const marks = findings.filter(({ mark }) => mark === 'punctuation').length;
    return {
      nb: `Vi fant ${spelling === 0 ? 'ingen' : spelling === 1 ? 'én' : spelling} skrivefeil i ${words} ord, og ${placesNb(marks)} der tegnsetting eller stor og liten bokstav kan rettes.`,
      en: `We found ${spelling === 0 ? 'no' : spelling} spelling ${spelling === 1 ? 'mistake' : 'mistakes'} in ${words} words, and ${placesEn(marks)} where punctuation or capitals can be mended.`,
    };
  },
  vocabulary({ evidence: { contentWords, rarer } }) {
    const list = quoted(rarer);
    const some =
      rarer.length === 0
        ? {
            nb: 'De hører til de vanligste i språket.',
            en: 'They are among the most common in the language.',
          }
        : { nb: `Blant de mindre vanlige er ${list.nb}.`, en: `The less common ones include ${list.en}.` };
    return {
      nb: `Du bruker ${contentWords} ulike innholdsord. ${some.nb}`,
      en: `You use ${contentWords} different content words. ${some.en}`,
    };
  },
  grammar({ evidence: { subordinators }, findings }) {
    const count = findings.filter(({ criterion }) => criterion === 'grammar').length;
    const list = quoted(subordinators);
    const clauses =
      subordinators.length === 0
        ? { nb: 'Vi fant ingen leddsetninger.', en: 'We found no subordinate clauses.' }
        : { nb: `Leddsetninger har du med ${list.nb}.`, en: `You have subordinate clauses with ${list.en}.` };
    return {
      nb: `Vi fant ${placesNb(count)} der bøyning, ordstilling eller småord kan rettes. ${clauses.nb}`,
      en: `We found ${placesEn(count)} where inflection, word order or small words can be mended. ${clauses.en}`,
    };
  },
};

/** Rules cannot tell which points a text covers, and say so. */
export const taskNote: BothLanguages = {
  nb: 'Om teksten svarer på hele oppgaven, kan ikke reglene våre vite. Kryss av for punktene selv.',
  en: 'Our rules cannot know whether the text does the whole task. Tick the points yourself.',
};

function placesNb(count: number): string {
  if (count === 0) return 'ingen steder';
  return count === 1 ? 'ett sted' : `${count} steder`;
}

function placesEn(count: number): string {
  if (count === 0) return 'no places';
  return count === 1 ? 'one place' : `${count} places`;
}
