import { wordsIn } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { SpeakTask } from '#domain/tasks/open-task-file.ts';
import { partnerOf } from '#domain/tasks/partner-lines.ts';
import type { Complaints } from './finding.ts';
import { openBands } from './open-bands.ts';

type Discussion = Extract<SpeakTask, { kind: 'discuss' }>;
type About<Task> = { readonly task: Task; readonly about: Complaints };

/** Lines of a partner fit the level, models have a line for each turn, and a discussion is one. */
export function checkPartner(level: TaskLevel, { task, about }: About<SpeakTask>): void {
  const partner = partnerOf(task);
  if (!partner) return;
  const most = openBands[level].partnerWords;
  for (const line of partner.lines) {
    const words = wordsIn(line).length;
    if (words > most)
      about.error('partner', `a line of ${words} words; ${level} has at most ${most}: ${line}`);
  }
  checkTurns({ task, about });
  if (task.kind === 'discuss') checkDiscussion({ task, about });
}

function checkTurns({ task, about }: About<SpeakTask>): void {
  if (!('models' in task)) return;
  const wanted = turnsOfLearner(task);
  for (const model of task.models) {
    const turns = model.text.split('\n').filter((turn) => turn.trim() !== '').length;
    if (turns !== wanted)
      about.error('partner', `the model at ${model.level} has ${turns} lines, the learner ${wanted} turns`);
  }
}

function turnsOfLearner(task: SpeakTask): number {
  if (task.kind === 'discuss') return 1 + task.partner.turns.length;
  const lines = partnerOf(task)?.lines.length ?? 0;
  // An examiner asks on after the first turn; a role play's partner speaks before it.
  return task.kind === 'opinion' ? 1 + lines : lines;
}

/** The partner hands over each time, answers each kind in its own way, and the models' paths lead somewhere. */
function checkDiscussion({ task, about }: About<Discussion>): void {
  const { opening, turns } = task.partner;
  for (const line of [opening, ...turns.flatMap((turn) => Object.values(turn).map((reply) => reply.line))]) {
    if (!line.includes('?')) about.error('partner', `nothing hands over to the learner in: ${line}`);
  }
  for (const turn of turns) {
    const lines = Object.values(turn).map((reply) => reply.line);
    if (new Set(lines).size < lines.length)
      about.error('partner', `two replies are the same: ${lines.join(' / ')}`);
  }
  for (const { level, path } of task.models) {
    if (path.length !== turns.length)
      about.error('partner', `the path of the model at ${level} has ${path.length} steps of ${turns.length}`);
    const lost = path.find((kind, place) => turns[place] !== undefined && !turns[place][kind]);
    if (lost) about.error('partner', `the model at ${level} leads to a reply that there is not: ${lost}`);
  }
}
