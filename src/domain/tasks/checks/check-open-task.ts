import { examFacts } from '#domain/exam/facts.ts';
import { wordsIn } from '#domain/language/words.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import type { OpenTask, SpeakTask, WriteTask } from '#domain/tasks/open-task-file.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { checkModels } from './check-models.ts';
import { checkPartner } from './check-partner.ts';
import type { Complaints } from './finding.ts';
import { openBands, shareOfTime, speakKindLevels, writeKindLevels } from './open-bands.ts';

/** What can be said of one writing or speaking task: what it asks for fits the level, and its models do what it asks. */
export function checkOpenTask(
  file: StimulusFile,
  { task, about }: { readonly task: OpenTask; readonly about: Complaints },
): void {
  const wanted = 'words' in task ? 'write' : 'speak';
  if (file.category !== wanted) about.error('kind', `a ${wanted} task does not belong in ${file.category}`);
  const words = countWords(task.prompt);
  const band = openBands[file.level];
  if (words > band.prompt)
    about.error('prompt', `the prompt has ${words} words; ${file.level} allows ${band.prompt}`);
  const [first, last] = 'words' in task ? writeKindLevels[task.kind] : speakKindLevels[task.kind];
  if (station(file.level) < station(first) || station(file.level) > station(last)) {
    about.error('kind', `${task.kind} is for ${first} to ${last}`);
  }
  checkGround(file, { task, about });
  if ('words' in task) checkWriting(file.level, { task, about });
  else checkSpeaking(file.level, { task, about });
  if ('models' in task) checkModels(file.level, { task, about });
}

/** A scene is described, a text or clip is summed up; other tasks may stand alone. */
function checkGround(
  { stimulus }: StimulusFile,
  { task, about }: { readonly task: OpenTask; readonly about: Complaints },
): void {
  const scene = stimulus.kind === 'scene' || ('scene' in task && task.scene !== undefined);
  if (task.kind === 'describe_scene' && !scene) about.error('scene', 'describe_scene names a scene');
  if (task.kind !== 'describe_scene' && scene)
    about.error('scene', `${task.kind} does not show a scene; describe_scene does`);
  if (task.kind === 'summarise' && !['text', 'persons', 'clip'].includes(stimulus.kind)) {
    about.error('stimulus', 'summarise needs a text, persons or a clip');
  }
  if ((task.kind === 'introduce' || task.kind === 'read_aloud') && stimulus.kind !== 'none') {
    about.error('stimulus', `${task.kind} stands alone: put it into a file without a stimulus`);
  }
}

function checkWriting(
  level: TaskLevel,
  { task, about }: { readonly task: WriteTask; readonly about: Complaints },
): void {
  const band = openBands[level];
  const { guide, max } = task.words;
  if (guide < band.guide.min || guide > band.guide.max) {
    about.error(
      'words',
      `at least ${guide} words are asked; ${level} asks ${band.guide.min}–${band.guide.max}`,
    );
  }
  const longer = examFacts.writingWords.value['A1–A2'].atLeast;
  if (level === 'A2' && task.kind === 'narrate' && guide < longer)
    about.error('words', `narrate at A2 asks at least ${longer} words, as the exam does`);
  if (max < 1.3 * guide || max > band.maxWords) {
    about.error(
      'words',
      `at most ${max} words: ${level} allows ${band.maxWords}, and a third more than ${guide} is needed`,
    );
  }
  const model = task.models.find((one) => one.level === level);
  const written = countWords(model?.text ?? '');
  if (model !== undefined && (written < guide || written > max)) {
    about.error('model-length', `the model at ${level} has ${written} words; ${guide}–${max} are asked`);
  }
}

function checkSpeaking(
  level: TaskLevel,
  { task, about }: { readonly task: SpeakTask; readonly about: Complaints },
): void {
  const band = openBands[level];
  const { min, max } = band.speakingSeconds;
  if (task.speakingSeconds < min || task.speakingSeconds > max) {
    about.error('seconds', `${task.speakingSeconds} s to speak; ${level} has ${min}–${max}`);
  }
  if (task.preparationSeconds > band.preparationSeconds) {
    about.error(
      'seconds',
      `${task.preparationSeconds} s to prepare; ${level} has at most ${band.preparationSeconds}`,
    );
  }
  const said = task.kind === 'read_aloud' ? task.text : task.models.find((one) => one.level === level)?.text;
  if (said !== undefined) {
    const seconds = (60 * countWords(said)) / band.pace;
    const share = seconds / task.speakingSeconds;
    if (share < shareOfTime.min || share > shareOfTime.max) {
      about.error(
        'model-length',
        `${task.kind === 'read_aloud' ? 'the text' : `the model at ${level}`} takes ${Math.round(seconds)} s of ${task.speakingSeconds} s`,
      );
    }
  }
  checkPartner(level, { task, about });
}

function countWords(text: string): number {
  return wordsIn(text).length;
}
