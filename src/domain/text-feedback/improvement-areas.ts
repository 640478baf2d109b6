import { ruleTable } from '#domain/checker/rule-table.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import type { ImprovementArea, TextFinding } from '#domain/submissions/assessment.ts';
import { levelOfPoint } from '#domain/tasks/grammar-levels.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';

/** More at once helps nobody. */
const most = 3;

/**
 * Rule 9.333: at most three things to work on. What should sit at the task's level or below comes first, the most frequent
 * first; what is expected later only fills up.
 */
export function improvementAreas(input: {
  readonly text: string;
  readonly findings: readonly TextFinding[];
  readonly asked: TaskLevel;
}): readonly ImprovementArea[] {
  const { text, findings, asked } = input;
  const groups = [...Map.groupBy(findings, findingGroup).values()];
  const isDue = ({ expectedAt }: TextFinding) => station(expectedAt ?? 'A1') <= station(asked);
  return groups
    .toSorted((one, other) => {
      const [first, second] = [one[0], other[0]];
      if (!first || !second || isDue(first) === isDue(second)) return other.length - one.length;
      return isDue(first) ? -1 : 1;
    })
    .slice(0, most)
    .flatMap((group) => areaOf(text, group) ?? []);
}

/** Rules that practise the same point are one thing to work on, and so is spelling. */
export function findingGroup({ code, practice, mark }: TextFinding): string {
  return practice ?? (mark === 'spelling' ? 'spelling' : code);
}

function areaOf(text: string, group: readonly TextFinding[]): ImprovementArea | null {
  const [first] = group;
  if (!first) return null;
  const { start, end, suggestions } = first;
  const written = text.slice(start, end);
  const [better] = suggestions;
  const example =
    better === undefined
      ? { nb: `Hos deg: «${written}».`, en: `In your text: “${written}”.` }
      : { nb: `Hos deg: «${written}» → «${better}».`, en: `In your text: “${written}” → “${better}”.` };
  const times = group.length;
  const { nb, en, ...practice } = lessonOf(first, times);
  return {
    nb: `${nb} ${times === 1 ? 'Det gjelder ett sted.' : `Det gjelder ${times} steder.`} ${example.nb}`,
    en: `${en} ${times === 1 ? 'This is in one place.' : `This is in ${times} places.`} ${example.en}`,
    codes: [...new Set(group.map(({ code }) => code))],
    ...practice,
  };
}

/** Why it matters, in words for a group of findings like `first`, and what to practise against it. */
export function lessonOf(
  { message, practice, mark }: TextFinding,
  times: number,
): BothLanguages & Pick<ImprovementArea, 'practice' | 'practiceLevel'> {
  const { nb, en } = practice === undefined && mark === 'spelling' ? spellingAdvice(times) : message;
  return { nb, en, ...(practice && { practice, practiceLevel: levelOfPoint(practice) }) };
}

function spellingAdvice(times: number) {
  return times === 1
    ? { nb: ruleTable.spelling.nb, en: ruleTable.spelling.en }
    : {
        nb: 'Les gjennom teksten én gang bare for skrivemåten: Noen ord står ikke slik i ordboka.',
        en: 'Read the text through once for spelling alone: some words do not stand like this in the dictionary.',
      };
}
