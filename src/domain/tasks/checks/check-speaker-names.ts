import type { BankFile } from '#domain/tasks/bank.ts';
import { namesSpeaker } from '#domain/tasks/split-stimulus.ts';
import { complaintsAbout, type Finding } from './finding.ts';

/** Tasks about a speaker whom the learner cannot know by name: names are hidden in this clip, and nobody says this one. */
export function checkSpeakerNames({ file, stimulus, tasks }: BankFile, path: string): readonly Finding[] {
  if (file.stimulus.kind !== 'clip' || stimulus.public.kind !== 'clip') return [];
  const shown = new Set(stimulus.public.speakers.map((speaker) => speaker.name));
  const script = file.stimulus.script.map((line) => line.text).join('\n');
  const unknown = Object.values(file.stimulus.speakers)
    .map((speaker) => speaker.name)
    .filter((name) => !shown.has(name) && !namesSpeaker(script, name));
  return tasks.flatMap((task) => {
    const about = complaintsAbout(path, task.id.slice(task.stimulusId.length + 1));
    const text = textsIn(task.public).join('\n');
    for (const name of unknown) {
      if (namesSpeaker(text, name)) {
        about.error(
          'speaker-name',
          `${name} is named, but the name is neither shown (an answer holds one) nor spoken`,
        );
      }
    }
    return about.found;
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
