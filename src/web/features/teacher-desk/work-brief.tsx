import { useTranslation } from 'react-i18next';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { PromptText } from '#web/features/open-tasks/prompt-text.tsx';
import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The task as the learner had it, what does it, and what the learner said with it. */
export function WorkBrief({ work }: { readonly work: TeacherWork }) {
  const { t } = useTranslation('teacher-desk');
  const { locale } = useLocale();
  const { task, stimulus, drawings, points, name, question, language } = work;
  if (task.kind !== 'write' && task.kind !== 'speak') return null;
  return (
    <div className="space-y-5">
      <section className="rounded-card border border-hairline bg-sunk p-4">
        <h2 className="text-ui font-semibold text-second">{t('work.learner')}</h2>
        <p className="mt-1">
          {name === null ? t('work.noName') : t('work.calls', { name })} {t(`work.language.${language}`)}
        </p>
        {question !== '' && (
          <p className="mt-1 [overflow-wrap:anywhere]">
            <span className="font-semibold">{t('work.asks')}</span> {question}
          </p>
        )}
      </section>
      <section>
        <h2 className="heading-4">{t('work.task')}</h2>
        <div lang="nb" className="reading max-w-reading">
          <PromptText prompt={task.prompt} />
        </div>
        {task.scene && (
          <div className="mt-3 max-w-md">
            <SceneImage scene={task.scene} drawings={drawings} />
          </div>
        )}
        {stimulus.kind === 'text' && (
          <blockquote lang="nb" className="mt-3 max-w-reading border-l-2 border-hairline pl-4">
            <p className="font-semibold">{stimulus.title}</p>
            {stimulus.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </blockquote>
        )}
        {task.kind === 'speak' && task.readAloud && (
          <p lang="nb" className="reading mt-3 max-w-reading border-l-2 border-hairline pl-4">
            {task.readAloud.text}
          </p>
        )}
        {points.length > 0 && (
          <details className="disclosure mt-3 border-t border-hairline">
            <summary className="flex min-h-11 list-none items-center gap-3 text-ui font-semibold">
              <span className="flex-1">{t('work.points')}</span>
              <span className="disclosure-sign" aria-hidden="true" />
            </summary>
            <ul className="list-disc space-y-1 pb-3 pl-5 text-second">
              {points.map((point) => (
                <li key={point.nb}>{point[locale === 'nb-NO' ? 'nb' : 'en']}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </div>
  );
}
