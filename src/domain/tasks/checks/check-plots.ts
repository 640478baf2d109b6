import { z } from 'zod';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { pathOf } from './duplicates.ts';
import type { Finding } from './finding.ts';
import { type PlotEntry, plotHash, plotLevels, plotPairs, plotShares, plotTexts } from './plots.ts';
import { speechMarks } from './speech-marks.ts';

/** Most of a level's texts that may end on a point, and least of what is heard that ends flat. */
export const endings = { point: 1 / 3, flatHeard: 1 / 2 } as const;
/** Fewer texts than this say nothing about a level. */
const enough = 12;

/** What `content/floor.yaml` demands of the register. */
export const plotFloor = z.strictObject({
  /** Cells in which every checked text has an entry. */
  complete: z.partialRecord(z.enum(categories), z.array(z.enum(taskLevels))),
  /** Most texts whose words have changed since they were entered. */
  changed: z.number().int().min(0),
  /** Most talks of a level without a marker of speech, and fewest with a restart or an interruption. */
  plain: z.partialRecord(z.enum(plotLevels), z.number().int()),
  restarted: z.partialRecord(z.enum(plotLevels), z.number().int()),
});
export type PlotFloor = z.infer<typeof plotFloor>;

/** Rule 9.520, Rule 9.521, Rule 9.522: the register is complete, no two plots are the same, and endings vary. */
export function checkPlots(
  bank: readonly BankFile[],
  input: {
    readonly entries: readonly PlotEntry[];
    readonly situations: ReadonlySet<string>;
    /** Pairs that were looked at and stay for now (`one other`). */
    readonly listed: ReadonlySet<string>;
    readonly floor: PlotFloor;
  },
): readonly Finding[] {
  const texts = plotTexts(bank);
  const pathById = new Map(texts.map((file) => [file.id, pathOf(file)] as const));
  const entries = input.entries.filter(({ text }) => pathById.has(text));
  return [
    ...checkEntries(bank, input),
    ...plotPairs(entries, input.listed).map(({ one, other, same }) =>
      about({
        severity: same ? 'error' : 'warning',
        rule: same ? 'plot-alike' : 'plot-near',
        path: pathById.get(other.text) ?? '',
        message: `${one.text} has the same situation and turn (${one.situation}, ${one.turn})${same ? ` and ends alike (${one.ending})` : ''}: ${one.plot}`,
      }),
    ),
    ...checkEndings(bank, entries),
    ...checkSpeech(bank, input.floor),
  ];
}

/** Rule 9.520: in the cells that are complete every text has an entry, in words of the register. */
function checkEntries(
  bank: readonly BankFile[],
  input: {
    readonly entries: readonly PlotEntry[];
    readonly situations: ReadonlySet<string>;
    readonly floor: PlotFloor;
  },
): readonly Finding[] {
  const byText = Map.groupBy(input.entries, ({ text }) => text);
  const texts = plotTexts(bank);
  const changed = texts.filter((file) => {
    const entry = byText.get(file.id)?.at(0);
    return entry !== undefined && entry.read !== plotHash(file);
  });
  const ownFindings = texts.flatMap((file): readonly Finding[] => {
    const own = byText.get(file.id) ?? [];
    const path = pathOf(file);
    const isDemanded = input.floor.complete[file.category]?.includes(file.level) ?? false;
    if (own.length === 0 && isDemanded) {
      const message = 'nobody has entered its plot (npm run content:plots -- --unread)';
      return [about({ severity: 'error', rule: 'plot', path, message })];
    }
    return [
      ...(own.length > 1
        ? [about({ severity: 'error', rule: 'plot', path, message: 'its plot is entered twice' })]
        : []),
      ...own
        .filter(({ situation }) => !input.situations.has(situation))
        .map(({ situation }) =>
          about({
            severity: 'error',
            rule: 'plot',
            path,
            message: `${situation} is no situation of plots/situations.yaml`,
          }),
        ),
    ];
  });
  const stale = changed.map((file) =>
    about({
      severity: 'warning',
      rule: 'plot-changed',
      path: pathOf(file),
      message: 'its words have changed since its plot was entered',
    }),
  );
  const tooMany =
    changed.length > input.floor.changed
      ? [
          about({
            severity: 'error',
            rule: 'plot-changed',
            path: '',
            message: `${changed.length} texts have changed since their plots were entered; ${input.floor.changed} may`,
          }),
        ]
      : [];
  return [...ownFindings, ...stale, ...tooMany];
}

/** Rule 9.522: at most a third of a level's texts end on a point, and what is heard ends flat more often than not. */
function checkEndings(bank: readonly BankFile[], entries: readonly PlotEntry[]): readonly Finding[] {
  return plotLevels.flatMap((level) => {
    const { entered, point, flatHeard } = plotShares(bank, { entries, level });
    if (entered < enough) return [];
    const complaints = [
      ...(point !== null && point > endings.point
        ? [`${percent(point)} of the texts end on a point; a third may`]
        : []),
      ...(flatHeard !== null && flatHeard <= endings.flatHeard
        ? [`only ${percent(flatHeard)} of what is heard ends flat; more than half should`]
        : []),
    ];
    return complaints.map((message) =>
      about({ severity: 'error', rule: 'ending', path: '', message: `${level}: ${message}` }),
    );
  });
}

/** What is spoken does not grow smoother than it is. */
function checkSpeech(bank: readonly BankFile[], floor: PlotFloor): readonly Finding[] {
  const marks = speechMarks(bank);
  return plotLevels.flatMap((level) => {
    const { plain, restarted } = marks[level];
    const mostPlain = floor.plain[level] ?? Number.POSITIVE_INFINITY;
    const leastRestarted = floor.restarted[level] ?? 0;
    const complaints = [
      ...(plain.length > mostPlain
        ? [`${plain.length} talks have no marker of speech, ${mostPlain} may: ${plain.join(', ')}`]
        : []),
      ...(restarted < leastRestarted
        ? [`${restarted} talks have a restart or an interruption, ${leastRestarted} promised`]
        : []),
    ];
    return complaints.map((message) =>
      about({ severity: 'error', rule: 'speech', path: '', message: `${level}: ${message}` }),
    );
  });
}

function about(finding: Omit<Finding, 'task'>): Finding {
  return { ...finding, task: null };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
