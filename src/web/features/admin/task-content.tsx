import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import { TaskKey } from './task-key.tsx';
import { TaskLabel } from './task-label.tsx';

type Task = FunctionOutput<'admin-task'>['task'];

/** What the task shows, asks and takes for right, bare: editing is done in its file. */
export function TaskContent({ task }: { readonly task: Task }) {
  const { public: shown, secret } = task;
  return (
    <div lang="nb" className="max-w-reading space-y-4 text-ui">
      <Stimulus task={task} />
      {'scene' in shown && shown.scene && <Scene scene={shown.scene} task={task} />}
      <p className="font-semibold whitespace-pre-line">{shown.prompt}</p>
      <TaskKey task={task} />
      {'explanation' in secret && <p className="text-second">{secret.explanation.nb}</p>}
      {'points' in secret && <OpenKey secret={secret} />}
    </div>
  );
}

function Scene({ scene, task }: { readonly scene: string; readonly task: Task }) {
  return (
    <div className="max-w-sm">
      <SceneImage scene={scene} drawings={task.drawings} />
    </div>
  );
}

/** What an answer to a writing or speaking task is judged by. */
function OpenKey({ secret }: { readonly secret: Extract<Task['secret'], { readonly points: unknown }> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <div>
        <TaskLabel>{t('task.points')}</TaskLabel>
        <ul className="list-disc space-y-1 pl-5">
          {secret.points.map(({ nb }) => (
            <li key={nb}>{nb}</li>
          ))}
        </ul>
      </div>
      {secret.models.map(({ level, text }) => (
        <div key={`${level} ${text}`} className="border-l-2 border-hairline pl-4">
          <TaskLabel>{t('task.model', { level })}</TaskLabel>
          <p className="whitespace-pre-line">{text}</p>
        </div>
      ))}
    </>
  );
}

function Stimulus({ task }: { readonly task: Task }) {
  const { stimulus, transcript } = task;
  if (stimulus.kind === 'text')
    return stimulus.paragraphs.map((paragraph) => (
      <p key={paragraph} className="whitespace-pre-line">
        {paragraph}
      </p>
    ));
  if (stimulus.kind === 'persons')
    return stimulus.persons.map(({ letter, name, text }) => (
      <p key={letter}>
        <strong>{name}:</strong> {text}
      </p>
    ));
  if (stimulus.kind === 'scene') return <Scene scene={stimulus.scene} task={task} />;
  return transcript?.transcript.map(({ speaker, name, text }) => (
    <p key={`${speaker} ${text}`}>
      <strong>{name}:</strong> {text}
    </p>
  ));
}
