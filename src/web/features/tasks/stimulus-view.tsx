import { useTranslation } from 'react-i18next';
import type { Response } from '#domain/tasks/response.ts';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { ClickableText } from './clickable-text.tsx';
import { ClipPlayer } from './clip-player.tsx';
import { FoldableText } from './foldable-text.tsx';
import { MarkedText } from './marked-text.tsx';
import { SceneImage } from './scene-image.tsx';

type StimulusViewProps = {
  readonly sitting: Pick<SittingData, 'id' | 'settings' | 'status'> & Partial<Pick<SittingData, 'tasks'>>;
  readonly task: SittingTask;
  readonly response: Response | null;
  readonly onRespond: (response: Response | null) => void;
};

/** What the task is about: a text, persons, a clip, or a scene. */
export function StimulusView({ sitting, task, response, onRespond }: StimulusViewProps) {
  const { t } = useTranslation('task');
  const { stimulus } = task;
  const evidence = task.review?.secret.evidence ?? null;
  switch (stimulus.kind) {
    case 'text':
      return (
        <article lang="nb" className="max-w-reading">
          <h2 className="heading-3">{stimulus.title}</h2>
          {task.kind === 'click_word' ? (
            <ClickableText
              task={task}
              paragraphs={stimulus.paragraphs}
              response={response}
              onRespond={onRespond}
            />
          ) : (
            <FoldableText paragraphs={stimulus.paragraphs} evidence={evidence} />
          )}
        </article>
      );
    case 'persons':
      return (
        <div lang="nb" className="max-w-reading">
          <h2 className="heading-3">{stimulus.title}</h2>
          {stimulus.persons.map((person) => (
            <section key={person.letter} className="mt-4 rounded-card border border-hairline p-4">
              <h3 className="font-semibold">{person.name}</h3>
              <p className="reading mt-1">
                <MarkedText text={person.text} evidence={evidence} />
              </p>
            </section>
          ))}
        </div>
      );
    case 'clip':
      return (
        <div>
          <ClipPlayer sitting={sitting} task={task} saysVoice={isFirstClip(sitting.tasks, task)} />
          {task.review?.stimulus && (
            <section className="mt-8 max-w-reading">
              <h2 className="text-sm font-semibold text-second">{t('transcript')}</h2>
              {task.review.stimulus.transcript.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the transcript never changes
                <p key={index} lang="nb" className="reading mt-2">
                  <span className="font-sans text-sm font-semibold text-second">{line.name}:</span>{' '}
                  <MarkedText text={line.text} evidence={evidence} />
                </p>
              ))}
            </section>
          )}
        </div>
      );
    case 'none':
      // How parts are ordered stands beside them.
      return task.kind === 'order' ? null : <p className="text-second">{t(`how.${task.kind}`)}</p>;
    case 'scene':
      return <SceneImage scene={stimulus.scene} drawings={task.drawings} />;
  }
}

/** The first task with a clip, of those that are shown together. */
function isFirstClip(tasks: readonly SittingTask[] | undefined, task: SittingTask): boolean {
  const first = tasks?.find(({ stimulus }) => stimulus.kind === 'clip');
  return first === undefined || first.position === task.position;
}
