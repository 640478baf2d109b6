import { expect, test } from 'vitest';
import { speakExamples } from './open-task-examples.ts';
import { splitTask } from './split-task.ts';
import { spokenClips } from './spoken-clips.ts';
import { type StimulusFile, stimulusFile } from './stimulus-file.ts';
import { dictationStimulus, examples } from './task-examples.ts';

function file(category: 'listen' | 'speak', parts: Pick<StimulusFile, 'stimulus' | 'tasks'>): StimulusFile {
  const head = { id: `${category}-b1-stedet`, category, level: 'B1', topic: 'leisure', title: 'Stedet' };
  return stimulusFile.parse({ ...head, status: 'draft', ...parts });
}

test('a clip is spoken as it is written, and its recording lies beside it', () => {
  const { task } = examples.dictation;
  expect(spokenClips(file('listen', { stimulus: dictationStimulus, tasks: [task] }))).toEqual([
    {
      id: 'listen-b1-stedet',
      level: 'B1',
      speakers: dictationStimulus.kind === 'clip' ? dictationStimulus.speakers : {},
      script: dictationStimulus.kind === 'clip' ? dictationStimulus.script : [],
      recordingBase: 'listen/B1/stedet',
    },
  ]);
});

test('a discussion’s opening and replies have a sound each, numbered as the screen is told', () => {
  const { stimulus, task } = speakExamples.discuss;
  const spoken = spokenClips(file('speak', { stimulus, tasks: [task] }));
  const shown = splitTask({ task, stimulus, seed: 'speak-b1-stedet/discuss' }).public;
  const replies = shown.kind === 'speak' ? (shown.partner?.replies ?? []) : [];
  expect(shown).toMatchObject({ partner: { lineCount: 3 } });
  expect(spoken).toHaveLength(7);
  expect(replies.flat().map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  for (const [place, turn] of task.partner.turns.entries()) {
    for (const { kind, line } of replies[place] ?? []) {
      expect(spoken[line - 1]?.id).toBe(`speak-b1-stedet/discuss/${line}`);
      expect(spoken[line - 1]?.script[0]?.text).toBe(turn[kind]?.line);
    }
  }
});

test('an examiner’s questions after a view are heard, and the learner begins', () => {
  const { stimulus, task } = speakExamples.opinion;
  const followUps = { name: 'Eva', voice: 'woman' as const, questions: ['Hva gjør du der?'] };
  const asked = { ...task, followUps } as typeof task;
  expect(spokenClips(file('speak', { stimulus, tasks: [asked] })).map(({ id }) => id)).toEqual([
    'speak-b1-stedet/opinion/1',
  ]);
  expect(splitTask({ task: asked, stimulus, seed: 's' }).public).toMatchObject({
    partner: { name: 'Eva', lineCount: 1, speaksFirst: false },
  });
});

test('a text read aloud has a sound, and each line of a role play’s partner one of its own', () => {
  const { stimulus, task: aloud } = speakExamples.read_aloud;
  const tasks = [aloud, speakExamples.role_play.task, speakExamples.tell.task];
  const spoken = spokenClips(file('speak', { stimulus, tasks }));
  expect(spoken.map(({ id, recordingBase }) => [id, recordingBase])).toEqual([
    ['speak-b1-stedet/aloud', 'speak/B1/stedet.aloud'],
    ['speak-b1-stedet/role/1', 'speak/B1/stedet.role-1'],
    ['speak-b1-stedet/role/2', 'speak/B1/stedet.role-2'],
  ]);
  expect(spoken[1]).toMatchObject({
    speakers: { A: { name: 'Torill', voice: 'woman' } },
    script: [{ speaker: 'A', text: 'HEMMELIG-linje: Hvor liker du deg best?' }],
  });
});
