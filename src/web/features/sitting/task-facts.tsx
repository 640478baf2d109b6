import { useTranslation } from 'react-i18next';
import { wordsIn } from '#domain/language/words.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';

/** Category, level and length of the text. The level tells nothing about the key. */
export function TaskFacts({ task, className }: { task: SittingTask; className?: string }) {
  const { t } = useTranslation('task');
  const { stimulus } = task;
  const words =
    stimulus.kind === 'text' ? stimulus.paragraphs.reduce((sum, text) => sum + wordsIn(text).length, 0) : 0;
  return (
    <p
      className={classNames(
        'mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-second',
        className,
      )}
    >
      <Icon name={categoryIcons[task.category]} />
      {t(`category.${task.category}`)}
      <span aria-hidden="true">·</span>
      <LevelChip level={task.level} className="text-text" />
      {words > 0 && (
        <>
          <span aria-hidden="true">·</span>
          {t('words', { count: words })}
        </>
      )}
    </p>
  );
}
