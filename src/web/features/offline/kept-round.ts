import type { TaskLevel } from '#domain/levels/levels.ts';
import type { MarkedSittingTask, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { isOpenTask } from '#web/features/sitting-data/sitting-data.ts';
import { practiceCache } from '#web/kept/cache-names.ts';
import { dropFiles, keepFiles, keepScreens } from '#web/kept/keep-files.ts';
import { drop, keep, readAllKept } from '#web/kept/kept.ts';

/** A round of practice that lies on this device, with what it takes. */
export type KeptRound = {
  readonly sittingId: string;
  readonly level: TaskLevel;
  readonly category: 'read' | 'listen';
  readonly tasks: readonly MarkedSittingTask[];
  readonly bytes: number;
  /** ISO 8601 */
  readonly savedAt: string;
  /** Positions that were answered here, sent or not. */
  readonly answered: readonly number[];
};

const prefix = 'round:';

/** The newest first. */
export async function keptRounds(): Promise<readonly KeptRound[]> {
  const all = await readAllKept<KeptRound>(prefix);
  return all.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/**
 * Fetches a round with its sounds and pictures, and keeps it.
 * @throws Error whose message is a code of the API, or `offline`; DOMException when there is no room
 */
export async function downloadRound(wanted: {
  readonly level: TaskLevel;
  readonly category: 'read' | 'listen';
  readonly requestKey: string;
}): Promise<KeptRound> {
  const response = await fetch('/app/offline', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'round', ...wanted }),
  });
  const answer = (await response.json()) as {
    readonly code?: string;
    readonly sittingId: string;
    readonly tasks: readonly SittingTask[];
  };
  if (!response.ok) throw new Error(answer.code ?? 'other');
  const { level, category } = wanted;
  const tasks = answer.tasks.filter((task) => !isOpenTask(task)) as MarkedSittingTask[];
  const text = JSON.stringify(tasks);
  const bytes = text.length + (await keepFiles(practiceCache, filesOf(tasks)));
  await keepScreens();
  const round = {
    sittingId: answer.sittingId,
    level,
    category,
    tasks,
    bytes,
    savedAt: new Date().toISOString(),
    answered: [],
  };
  await saveRound(round);
  return round;
}

export function saveRound(round: KeptRound): Promise<void> {
  return keep(prefix + round.sittingId, round);
}

export async function removeRound(round: KeptRound): Promise<void> {
  await drop(prefix + round.sittingId);
  const others = await keptRounds();
  await dropFiles(practiceCache, {
    addresses: filesOf(round.tasks),
    needed: others.flatMap(({ tasks }) => filesOf(tasks)),
  });
}

/** The addresses of sounds and pictures, as the screens of tasks ask for them. */
function filesOf(tasks: readonly MarkedSittingTask[]): readonly string[] {
  return tasks.flatMap((task) => [
    ...(task.stimulus.kind === 'clip' ? [task.clip?.url ?? `/audio/stimulus/${task.stimulusId}.mp3`] : []),
    ...task.drawings.flatMap(({ id, hash }) =>
      ['light', 'dark'].map((mode) => `/scenes/${id}.${mode}.svg?v=${hash}`),
    ),
  ]);
}
