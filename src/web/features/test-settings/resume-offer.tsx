import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#web/locale/locale.ts';

/** A test that was begun and not ended: it goes on where it stopped. */
export function ResumeOffer({ sittingId, tasks }: { sittingId: string; tasks: number }) {
  const { t } = useTranslation('leveltest');
  const { to } = useLocale();
  return (
    <section className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-blue-line bg-blue-soft p-5">
      <div>
        <h2 className="font-semibold">{t('resume.title')}</h2>
        <p className="text-sm text-second">{t('resume.text', { count: tasks })}</p>
      </div>
      <Link to={to(`/app/test/${sittingId}`)} className="button button-secondary">
        {t('resume.action')}
      </Link>
    </section>
  );
}
