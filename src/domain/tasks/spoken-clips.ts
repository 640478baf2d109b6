import type { TaskLevel } from '#domain/levels/levels.ts';
import { partnerOf } from './partner-lines.ts';
import type { StimulusFile } from './stimulus-file.ts';

/** Something of a file that the speech port speaks: who says what. */
export interface SpokenScript {
  /** The stimulus' id; of a task's sound `<task id>`, of a partner's line `<task id>/<line, from 1>`. */
  readonly id: string;
  readonly level: TaskLevel;
  readonly speakers: Readonly<Record<string, { readonly name: string; readonly voice: 'woman' | 'man' }>>;
  readonly script: readonly { readonly speaker: string; readonly text: string }[];
  /** Where a person's recording would lie below the content folder, without its ending. */
  readonly recordingBase: string;
}

/** Everything of a file that is heard: its clip, texts read aloud, and each line of a partner. */
export function spokenClips(file: StimulusFile): readonly SpokenScript[] {
  const { id, level, stimulus } = file;
  const slug = id.slice(`${file.category}-${level}-`.length);
  const base = `${file.category}/${level}/${slug}`;
  const clip =
    stimulus.kind === 'clip'
      ? [{ id, level, speakers: stimulus.speakers, script: stimulus.script, recordingBase: base }]
      : [];
  const tasks = file.tasks.flatMap((task): readonly SpokenScript[] => {
    if (task.kind === 'read_aloud') {
      const speakers = { A: { name: 'opplesning', voice: task.voice } };
      const script = [{ speaker: 'A', text: task.text }];
      return [{ id: `${id}/${task.id}`, level, speakers, script, recordingBase: `${base}.${task.id}` }];
    }
    const partner = 'speakingSeconds' in task ? partnerOf(task) : null;
    if (!partner) return [];
    const { name, voice, lines } = partner;
    return lines.map((text, place) => ({
      id: `${id}/${task.id}/${place + 1}`,
      level,
      speakers: { A: { name, voice } },
      script: [{ speaker: 'A', text }],
      recordingBase: `${base}.${task.id}-${place + 1}`,
    }));
  });
  return [...clip, ...tasks];
}
