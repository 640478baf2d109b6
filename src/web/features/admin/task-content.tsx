import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';

type Task = FunctionOutput<'admin-task'>['task'];

/** What the task asks and its key, bare: editing is done in its file. */
export function TaskContent({ task }: { readonly task: Task }) {
  const { t } = useTranslation('admin');
  const { public: shown, secret } = task;
  const options = 'options' in shown ? shown.options : 'parts' in shown ? shown.parts : [];
  return (
    <div lang="nb" className="max-w-reading space-y-4 text-ui">
      <Stimulus task={task} />
      <p className="font-semibold whitespace-pre-line">{shown.prompt}</p>
      {options.length > 0 && (
        <ul className="space-y-1">
          {options.map((option) => (
            <li key={option.letter}>
              {option.letter}: {'text' in option ? option.text : option.scene}
            </li>
          ))}
        </ul>
      )}
      {'key' in secret && (
        <p>
          <span lang={undefined} className="text-second">
            {t('task.key')}
          </span>{' '}
          <strong>{typeof secret.key === 'string' ? secret.key : JSON.stringify(secret.key)}</strong>
        </p>
      )}
      {'explanation' in secret && <p className="text-second">{secret.explanation.nb}</p>}
    </div>
  );
}

function Stimulus({ task: { stimulus, transcript } }: { readonly task: Task }) {
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
  return transcript?.transcript.map(({ speaker, name, text }) => (
    <p key={`${speaker} ${text}`}>
      <strong>{name}:</strong> {text}
    </p>
  ));
}
