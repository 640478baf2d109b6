import { correctedText, mendedQuotes } from '#domain/tasks/corrected-model.ts';
import type { OpenTask, SpeakTask } from '#domain/tasks/open-task-file.ts';
import { partnerOf } from '#domain/tasks/partner-lines.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';

type Model = Extract<OpenTask, { models: unknown }>['models'][number];

/** A Norwegian text of a file; `task` is null for the stimulus. */
export interface FileText {
  readonly task: string | null;
  readonly text: string;
}

/** Everything Norwegian in a file, for spelling and typography. Gap markers are taken out. */
export function norwegianTexts(file: StimulusFile): readonly FileText[] {
  return [...shownTexts(file), ...teachingTexts(file)];
}

/** What a learner reads or hears to solve the tasks. */
export function shownTexts(file: StimulusFile): readonly FileText[] {
  const { texts, add } = collectTexts();
  add(null, file.title);
  const { stimulus } = file;
  if (stimulus.kind === 'text') add(null, stimulus.text);
  if (stimulus.kind === 'persons') add(null, ...Object.values(stimulus.persons).map((person) => person.text));
  if (stimulus.kind === 'clip') add(null, ...stimulus.script.map((line) => line.text));
  for (const task of file.tasks) {
    add(task.id, task.prompt);
    if ('options' in task && task.kind !== 'picture') add(task.id, ...Object.values(task.options));
    if ('items' in task) add(task.id, ...task.items.map((item) => item.text));
    if ('text' in task) add(task.id, task.text);
    if (task.kind === 'cloze') add(task.id, ...task.gaps.flatMap((gap) => Object.values(gap.options)));
    if (task.kind === 'typed_cloze') add(task.id, ...task.gaps.flatMap((gap) => gap.accept));
    if (task.kind === 'order') add(task.id, ...task.parts);
    if ('speakingSeconds' in task) add(task.id, ...(partnerOf(task)?.lines ?? []));
  }
  return texts;
}

/** What is shown after the answer, or only to those who judge it. */
function teachingTexts(file: StimulusFile): readonly FileText[] {
  const { texts, add } = collectTexts();
  for (const task of file.tasks) {
    if ('explanation' in task) add(task.id, task.explanation.nb);
    if ('points' in task) add(task.id, task.criterion.nb, ...task.points.map((point) => point.nb));
    if (task.kind === 'discuss') add(task.id, ...aboutPartner(task).map(({ nb }) => nb));
    if ('models' in task) add(task.id, ...task.models.flatMap(modelTexts));
  }
  return texts;
}

/** The model as it would be right: a marked error may be misspelt, and nothing else. */
function modelTexts(model: Model): readonly string[] {
  const taught = [model.note, ...(model.errors ?? []).map(({ why }) => why)];
  return [correctedText(model), ...taught.map(({ nb }) => mendedQuotes(nb, model))];
}

/** What a discussion says of its partner: their stand, and which turns lead to which reply. */
export function aboutPartner({ partner }: Extract<SpeakTask, { kind: 'discuss' }>): readonly BothLanguages[] {
  const replies = partner.turns.flatMap((turn) => Object.values(turn));
  return [partner.stand, ...replies.map((reply) => reply.when)];
}

function collectTexts() {
  const texts: FileText[] = [];
  const add = (task: string | null, ...more: readonly (string | undefined)[]) => {
    for (const text of more)
      if (text !== undefined) texts.push({ task, text: text.replace(/\[\[\d+\]\]/gu, '…') });
  };
  return { texts, add };
}

/** Names of persons, speakers and partners that a file declares. */
export function declaredNames(file: StimulusFile): readonly string[] {
  const { stimulus } = file;
  const partners = file.tasks.flatMap((task) => {
    const partner = 'speakingSeconds' in task ? partnerOf(task) : null;
    return partner ? [partner.name] : [];
  });
  if (stimulus.kind === 'persons')
    return [...Object.values(stimulus.persons).map((person) => person.name), ...partners];
  if (stimulus.kind === 'clip')
    return [...Object.values(stimulus.speakers).map((speaker) => speaker.name), ...partners];
  return partners;
}
