import { useTranslation } from 'react-i18next';
import type { GuaranteeConditions } from '#domain/guarantee/conditions.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';

type ClaimConditionsProps = { readonly now: GuaranteeConditions; readonly then: GuaranteeConditions };

/** The guarantee's conditions as they were when the claim was sent, and as they are measured now where that differs. */
export function ClaimConditions({ now, then }: ClaimConditionsProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const levelTest = ({ takenOn }: GuaranteeConditions['levelTest']) =>
    takenOn
      ? t('claim.levelTestOn', { day: formatShortDate(`${takenOn}T12:00:00Z`, locale) })
      : t('claim.noLevelTest');
  const rows = [
    {
      key: 'levelTest',
      met: then.levelTest.met,
      was: levelTest(then.levelTest),
      is: levelTest(now.levelTest),
    },
    { key: 'weeks', met: then.weeks.met, was: t('claim.have', then.weeks), is: t('claim.have', now.weeks) },
    { key: 'tasks', met: then.tasks.met, was: t('claim.have', then.tasks), is: t('claim.have', now.tasks) },
    ...then.tasks.skills.map((skill) => ({
      key: `part.${skill.category}`,
      met: skill.have >= skill.need,
      was: t('claim.have', skill),
      is: t('claim.have', now.tasks.skills.find(({ category }) => category === skill.category) ?? skill),
    })),
  ];
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('claim.conditions')}</h3>
      <ul className="mt-1 text-ui">
        {rows.map(({ key, met, was, is }) => (
          <li key={key} className="flex items-start gap-2 py-0.5">
            <Icon
              name={met ? 'lucide:check' : 'lucide:x'}
              size={18}
              className={`mt-0.5 ${met ? 'text-primary' : 'text-wrong'}`}
            />
            <span>
              <span className="sr-only">{t(met ? 'claim.met' : 'claim.notMet')}: </span>
              {t(`claim.${key}`)}: {was}
              {was !== is && <span className="text-second"> {t('claim.now', { value: is })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
