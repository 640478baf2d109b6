import { useTranslation } from 'react-i18next';
import { buttonClasses } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The whole exam that a part belongs to, for printing. Rule 9.526. */
export function ExamPdfLink({ partId }: { readonly partId: string }) {
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  return (
    <a href={to(`/app/mock-tests/${partId}/result.pdf`)} className={buttonClasses({})}>
      <Icon name="lucide:download" size={18} />
      {t('result.pdf')}
    </a>
  );
}
