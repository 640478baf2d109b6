import { examFacts } from '#domain/exam/facts.ts';

/** Figures of the exam that are read with a unit: typed beside it they stand in two places. */
const facts = {
  minutes: [
    examFacts.listeningMinutes.value,
    examFacts.readingMinutes.value,
    ...Object.values(examFacts.writingMinutes.value),
    examFacts.speakingMinutes.value,
    examFacts.c1ListeningWriting.value.minutes,
    examFacts.c1ReadingSpeaking.value.minutes,
  ],
  words: [
    ...Object.values(examFacts.writingWords.value).map((words) =>
      'atLeast' in words ? words.atLeast : words,
    ),
    examFacts.c1ListeningWriting.value.summaryWordsAtMost,
  ],
  kroner: [examFacts.priceOfPartNok.value, examFacts.priceOfAllNok.value],
  tasks: [examFacts.tasksPerPart.value],
} as const;

const units: Readonly<Record<keyof typeof facts, string>> = {
  minutes: '(?:minutter|minutters|minutes|min)',
  words: '(?:ord|words)',
  kroner: '(?:kroner|kr|NOK)',
  tasks: '(?:oppgaver|tasks)',
};

/** Anybody may read for half an hour: only from here on is a single number of minutes the exam's. */
const leastMinutes = 75;

/**
 * Figures of the exam that a text has typed and not taken from the facts, as they stand there. Only those with their unit
 * beside them can be known; a plan's own minutes are none of the exam's.
 */
export function typedFigures(text: string): readonly string[] {
  return (Object.keys(facts) as (keyof typeof facts)[]).flatMap((unit) => {
    const figure = new RegExp(
      `(?<![\\d{.,–])(\\d[\\d .,]*\\d|\\d)(?:\\s*(?:–|-|til|to)\\s*(\\d[\\d .,]*))?[\\s-]+${units[unit]}\\b`,
      'giu',
    );
    return [...text.matchAll(figure)]
      .filter(([, from = '', to]) =>
        isFact(unit, { from: numberOf(from), to: to === undefined ? null : numberOf(to) }),
      )
      .map(([whole]) => whole);
  });
}

function isFact(
  unit: keyof typeof facts,
  typed: { readonly from: number; readonly to: number | null },
): boolean {
  return facts[unit].some((fact) => {
    if (typeof fact !== 'number') return fact.from === typed.from && fact.to === typed.to;
    return fact === typed.from && typed.to === null && (unit !== 'minutes' || fact >= leastMinutes);
  });
}

function numberOf(written: string): number {
  return Number(written.replace(/[\s.,]/gu, ''));
}
