import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import type { PreviewData } from './preview-data.ts';

type File = NonNullable<PreviewData['file']>;

/** A writing or speaking task with everything its author wrote; its screen comes with feedback. */
export function OpenTask({ file, task }: { readonly file: File; readonly task: File['tasks'][number] }) {
  const { public: shown, secret } = task;
  if (shown.kind !== 'write' && shown.kind !== 'speak') return null;
  if (secret.kind !== 'write' && secret.kind !== 'speak') return null;
  const { stimulus } = file;
  return (
    <section lang="nb" data-kind={shown.genre} className="mt-6 rounded-card border border-hairline p-4">
      <p className="mb-3 text-sm text-muted">
        {task.id} · {shown.genre}
      </p>
      {stimulus.public.kind === 'text' &&
        stimulus.public.paragraphs.map((paragraph) => (
          <p key={paragraph} className="reading mb-2 whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      {shown.scene && <SceneImage scene={shown.scene} drawings={file.drawings} />}
      <h2 className="heading-3 mt-3 whitespace-pre-line">{shown.prompt}</h2>
      <p className="mt-2 text-second">
        {shown.kind === 'write'
          ? `${shown.words.guide}–${shown.words.max} ord`
          : `${shown.preparationSeconds} s + ${shown.speakingSeconds} s`}
      </p>
      {shown.kind === 'speak' && shown.readAloud && <p className="reading mt-3">{shown.readAloud.text}</p>}
      <p className="mt-3">{shown.criterion.nb}</p>
      <ul className="mt-2 list-disc pl-5">
        {secret.points.map((point) => (
          <li key={point.nb}>{point.nb}</li>
        ))}
      </ul>
      {secret.partner.map((line) => (
        <p key={line} className="mt-2">
          – {line}
        </p>
      ))}
      {file.spoken
        .filter((id) => id.startsWith(task.id))
        .map((id) => (
          // biome-ignore lint/a11y/useMediaCaption: its words stand above
          <audio key={id} controls preload="none" src={`/audio/spoken/${id}.mp3`} className="mt-2 w-full" />
        ))}
      {secret.models.map((model) => (
        <div key={model.text} className="mt-4 border-t border-hairline pt-3">
          <h3 className="font-semibold">{model.level}</h3>
          <p className="reading mt-1 whitespace-pre-line">{model.text}</p>
          {model.errors?.map((error) => (
            <p key={error.quote} className="mt-1 text-sm">
              <del>{error.quote}</del> → <ins>{error.correction}</ins> ({error.type}): {error.why.nb}
            </p>
          ))}
          <p className="mt-1 text-sm text-second">{model.note.nb}</p>
        </div>
      ))}
    </section>
  );
}
