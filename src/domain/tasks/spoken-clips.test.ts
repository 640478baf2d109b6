import { expect, test } from 'vitest';
import { speakExamples } from './open-task-examples.ts';
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
