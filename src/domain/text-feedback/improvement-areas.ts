import { ruleTable } from '#domain/checker/rule-table.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import type { ImprovementArea, TextFinding } from '#domain/submissions/assessment.ts';
import { levelOfPoint } from '#domain/tasks/grammar-levels.ts';
import type { GrammarPoint } from '#domain/tasks/vocabulary.ts';

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
  const groups = [...Map.groupBy(findings, groupOf).values()];
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
function groupOf({ code, practice, mark }: TextFinding): string {
  return practice ?? (mark === 'spelling' ? 'spelling' : code);
}

function areaOf(text: string, group: readonly TextFinding[]): ImprovementArea | null {
  const [first] = group;
  if (!first) return null;
  const { start, end, message, suggestions, practice, mark } = first;
  const written = text.slice(start, end);
  const isSpelling = practice === undefined && mark === 'spelling';
  const why = isSpelling ? spellingAdvice(group.length) : message;
  const [better] = suggestions;
  const example =
    better === undefined
      ? { nb: `Hos deg: «${written}».`, en: `In your text: “${written}”.` }
      : { nb: `Hos deg: «${written}» → «${better}».`, en: `In your text: “${written}” → “${better}”.` };
  const times = group.length;
  return {
    nb: `${why.nb} ${times === 1 ? 'Det gjelder ett sted.' : `Det gjelder ${times} steder.`} ${example.nb}`,
    en: `${why.en} ${times === 1 ? 'This is in one place.' : `This is in ${times} places.`} ${example.en}`,
    codes: [...new Set(group.map(({ code }) => code))],
    ...(practice === undefined
      ? {}
      : { practice: practice satisfies GrammarPoint, practiceLevel: levelOfPoint(practice) }),
  };
}

function spellingAdvice(times: number) {
  return times === 1
    ? { nb: ruleTable.spelling.nb, en: ruleTable.spelling.en }
    : {
        nb: 'Les gjennom teksten én gang bare for skrivemåten: Noen ord står ikke slik i ordboka.',
        en: 'Read the text through once for spelling alone: some words do not stand like this in the dictionary.',
      };
}
