import { useTranslation } from 'react-i18next';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PracticeButton } from '#web/features/result/practice-button.tsx';

/** One writing task at one's level, begun at a press. Rule 9.275. */
export function WritingCard({ level }: { readonly level: TaskLevel }) {
  const { t } = useTranslation('overview');
  return (
    <Card
      aria-labelledby="writing-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:col-span-2 xl:col-span-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="writing-title" className="flex items-center gap-2.5 heading-4">
          <Icon name="lucide:pen-line" className="text-second" />
          {t('writing.title')}
        </h2>
        <p className="mt-1 text-ui text-second">{t('writing.text')}</p>
      </div>
      <PracticeButton fields={{ level, category: 'write' }}>{t('writing.action', { level })}</PracticeButton>
    </Card>
  );
}
