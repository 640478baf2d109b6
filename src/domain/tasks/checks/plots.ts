import { z } from 'zod';
import { fingerprint } from '#domain/language/fingerprint.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { plotEndings, plotMoulds, plotOpenings, plotRoles, plotTurns } from './plot-words.ts';

/** What a reader found a text to be made of, as `content/plots/<category>-<LEVEL>.yaml` keeps it (decision 124). */
const plotEntry = z.strictObject({
  text: z.string(),
  /** Hash of the words that were read; when they change, somebody looks again. */
  read: z.string(),
  by: z.string(),
  /** In a few words of English, for writers who look for what there is. */
  plot: z.string().min(8).max(90),
  /** One of `content/plots/situations.yaml`. */
  situation: z.string(),
  opening: z.enum(plotOpenings),
  turn: z.enum(plotTurns),
  ending: z.enum(plotEndings),
  mould: z.enum(plotMoulds),
  people: z.array(z.enum(plotRoles)).min(1).max(6),
});
export const plotFile = z.array(plotEntry);
export type PlotEntry = z.infer<typeof plotEntry>;

/** `content/plots/situations.yaml`: area, then its situations. */
export const situationsFile = z.record(z.string(), z.array(z.string().regex(/^[a-z_]+$/u)));

/** Levels whose texts have plots to be kept apart; below them texts are too short for one. */
export const plotLevels = ['B1', 'B2', 'C1'] as const satisfies readonly TaskLevel[];
export type PlotLevel = (typeof plotLevels)[number];

/** The texts that stand in the register: what is read or heard from B1 up, but for single sentences. */
export function plotTexts(bank: readonly BankFile[]): readonly StimulusFile[] {
  return bank
    .map(({ file }) => file)
    .filter(
      ({ category, level, stimulus }) =>
        (category === 'read' || category === 'listen') &&
        (plotLevels as readonly string[]).includes(level) &&
        (stimulus.kind === 'text' ||
          stimulus.kind === 'persons' ||
          (stimulus.kind === 'clip' && stimulus.form !== 'dictation')),
    );
}

/** The words of a text; case and punctuation may be mended without a new look. */
export function plotHash({ stimulus }: StimulusFile): string {
  return fingerprint(
    wordsIn(wordsOf(stimulus))
      .map((word) => foldWord(word.text))
      .join(' '),
  );
}

/** Two texts that happen in the same situation in the same way. */
export interface PlotPair {
  readonly one: PlotEntry;
  readonly other: PlotEntry;
  /** They end alike too. */
  readonly same: boolean;
}

/** Pairs with the same situation and turn, but for those listed with their reason (`one other`, in either order). */
export function plotPairs(entries: readonly PlotEntry[], listed: ReadonlySet<string>): readonly PlotPair[] {
  return entries.flatMap((other, place) =>
    entries.slice(0, place).flatMap((one): readonly PlotPair[] => {
      if (one.situation !== other.situation || one.turn !== other.turn) return [];
      if (listed.has(`${one.text} ${other.text}`) || listed.has(`${other.text} ${one.text}`)) return [];
      return [{ one, other, same: one.ending === other.ending }];
    }),
  );
}

/** How the texts of a level begin, go and end. */
export interface PlotShares {
  /** Texts in the bank, and those that the register has. */
  readonly texts: number;
  readonly entered: number;
  /** Share that ends on a point; null when none is entered. */
  readonly point: number | null;
  /** Share of what is heard that ends flat. */
  readonly flatHeard: number | null;
}

/** The shares of one level, of entries whose texts are in the bank. */
export function plotShares(
  bank: readonly BankFile[],
  { entries, level }: { readonly entries: readonly PlotEntry[]; readonly level: PlotLevel },
): PlotShares {
  const texts = plotTexts(bank).filter((file) => file.level === level);
  const byText = new Map(entries.map((entry) => [entry.text, entry] as const));
  const own = texts.flatMap(({ id, category }) => {
    const entry = byText.get(id);
    return entry === undefined ? [] : [{ category, ending: entry.ending }];
  });
  const share = (among: typeof own, is: (ending: PlotEntry['ending']) => boolean) =>
    among.length === 0 ? null : among.filter(({ ending }) => is(ending)).length / among.length;
  return {
    texts: texts.length,
    entered: own.length,
    point: share(own, (ending) => ending === 'point'),
    flatHeard: share(
      own.filter(({ category }) => category === 'listen'),
      isFlat,
    ),
  };
}

/** The text goes on to something practical, tells how it came out, leaves it open or just stops. */
function isFlat(ending: PlotEntry['ending']): boolean {
  return ending === 'practical' || ending === 'result' || ending === 'open' || ending === 'stop';
}

function wordsOf(stimulus: StimulusFile['stimulus']): string {
  switch (stimulus.kind) {
    case 'text':
      return stimulus.text;
    case 'persons':
      return Object.values(stimulus.persons)
        .map(({ text }) => text)
        .join('\n');
    case 'clip':
      return stimulus.script.map(({ text }) => text).join('\n');
    default:
      return '';
  }
}
