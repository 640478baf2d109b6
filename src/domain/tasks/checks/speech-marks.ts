import type { BankFile } from '#domain/tasks/bank.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { type PlotLevel, plotLevels } from './plots.ts';

/** Forms in which people talk; what is read out (news, announcements, messages) may be smooth. */
const talkForms: readonly string[] = ['conversation', 'interview', 'talk', 'statements'];

const markers =
  /(?<!\p{L})(?:altså|egentlig|faktisk|forresten|hm|ikke sant|ja vel|jada|jaha|jo|liksom|nei altså|nja|rett og slett|skjønner du|sånn|tja|vel|vet du|ærlig talt)(?!\p{L})/iu;
/** A word said again after a pause, or a line that the next speaker takes over. */
const restart = /\p{L} ?[…–] \p{L}|[…–]$/u;

/** Clips from B1 up in which people talk. */
export function talks(bank: readonly BankFile[], level: PlotLevel): readonly StimulusFile[] {
  return bank
    .map(({ file }) => file)
    .filter(
      ({ category, level: own, stimulus }) =>
        category === 'listen' &&
        own === level &&
        stimulus.kind === 'clip' &&
        talkForms.includes(stimulus.form),
    );
}

/** How spoken the talks of a level are. */
export interface SpeechMarks {
  readonly talks: number;
  /** Without a single marker of speech. */
  readonly plain: readonly string[];
  /** With a restart or an interruption. */
  readonly restarted: number;
}

/** Markers, restarts and interruptions in the talks of each level from B1 up. */
export function speechMarks(bank: readonly BankFile[]): Readonly<Record<PlotLevel, SpeechMarks>> {
  const row = (level: PlotLevel): SpeechMarks => {
    const own = talks(bank, level);
    return {
      talks: own.length,
      plain: own.filter((file) => !markers.test(linesOf(file).join('\n'))).map(({ id }) => id),
      restarted: own.filter((file) => linesOf(file).some((line) => restart.test(line.trim()))).length,
    };
  };
  return Object.fromEntries(plotLevels.map((level) => [level, row(level)])) as Record<PlotLevel, SpeechMarks>;
}

function linesOf({ stimulus }: StimulusFile): readonly string[] {
  return stimulus.kind === 'clip' ? stimulus.script.map(({ text }) => text) : [];
}
