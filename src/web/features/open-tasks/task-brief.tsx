import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { OpenSittingTask, SittingData } from '#web/features/sitting-data/sitting-data.ts';
import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { PromptText } from './prompt-text.tsx';

type TaskBriefProps = {
  readonly sitting: SittingData;
  readonly task: OpenSittingTask;
  /** On a phone it stays at the top and can be folded; without it stands as it is. */
  readonly pinned?: Folding;
  /** Category and level stand elsewhere already. */
  readonly bare?: boolean;
  /** What is heard is played elsewhere, by the exam's clock. */
  readonly hidesClip?: boolean;
};

export type Folding = { readonly folded: boolean; readonly fold: (folded: boolean) => void };

/** What is to be done: prompt, scene or text, and what the task is judged by. */
export function TaskBrief({ sitting, task, pinned, bare = false, hidesClip = false }: TaskBriefProps) {
  const { t } = useTranslation(['writing', 'task']);
  const folded = pinned?.folded ?? false;
  return (
    <div className={classNames(pinned && 'brief-pinned')}>
      {pinned && (
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls="task-brief"
          onClick={() => pinned.fold(!folded)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-ui font-semibold lg:hidden"
        >
          {t(folded ? 'brief.show' : 'brief.hide')}
          <Icon name={folded ? 'lucide:chevron-down' : 'lucide:chevron-up'} className="text-second" />
        </button>
      )}
      <div
        id="task-brief"
        tabIndex={pinned ? 0 : undefined}
        className={classNames('brief-body', pinned && folded && 'max-lg:hidden')}
      >
        {!bare && (
          <p className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-second">
            <Icon name={categoryIcons[task.category]} />
            {t(`task:category.${task.category}`)}
            <span aria-hidden="true">·</span>
            <LevelChip level={task.level} className="text-text" />
          </p>
        )}
        <BriefText sitting={sitting} task={task} hidesClip={hidesClip} />
      </div>
    </div>
  );
}

function BriefText({ sitting, task, hidesClip }: Pick<TaskBriefProps, 'sitting' | 'task' | 'hidesClip'>) {
  const { locale } = useLocale();
  const { t } = useTranslation('writing');
  const { prompt, scene, criterion } = task.task;
  return (
    <>
      <div lang="nb" id="task-prompt" tabIndex={-1} className="reading max-w-reading outline-none">
        <PromptText prompt={prompt} />
      </div>
      {scene && <div className="mt-3 max-w-xl">{<SceneImage scene={scene} drawings={task.drawings} />}</div>}
      {task.stimulus.kind !== 'none' && !(hidesClip && task.stimulus.kind === 'clip') && (
        <div className="mt-4">
          <StimulusView sitting={sitting} task={task} response={null} onRespond={() => {}} />
        </div>
      )}
      <p className="mt-4 max-w-reading text-ui text-second">
        <span className="font-semibold">{t('brief.criterion')}</span>{' '}
        {criterion[locale === 'nb-NO' ? 'nb' : 'en']}
      </p>
    </>
  );
}
