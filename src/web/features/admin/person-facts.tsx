import { useTranslation } from 'react-i18next';
import { countryNames } from '#web/formats/country-names.ts';
import { formatShortDate, formatShortDateTime } from '#web/formats/format-short-date.ts';
import { type Locale, useLocale } from '#web/locale/locale.ts';
import type { PersonData } from './person-data.ts';
import { Facts, PersonPart } from './person-part.tsx';

/** Who it is and how their account stands. */
export function PersonFacts({ person }: { readonly person: PersonData['person'] }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const moment = (at: string | null) => (at ? formatShortDateTime(at, locale) : t('person.never'));
  const tier = t(`tiers.${person.tier}`);
  const states = [
    ...(person.anonymous ? [t('states.guest')] : []),
    ...(person.confirmed || person.anonymous ? [] : [t('states.notConfirmed')]),
    ...(person.onboarded ? [] : [t('states.notOnboarded')]),
    ...(person.deletionAskedAt
      ? [t('states.deletionAskedOn', { day: formatShortDate(person.deletionAskedAt, locale) })]
      : []),
    ...(person.bannedUntil
      ? [t('states.bannedUntil', { day: formatShortDate(person.bannedUntil, locale) })]
      : []),
  ];
  return (
    <PersonPart id="facts" title={t('person.facts')}>
      <Facts
        facts={[
          [t('person.email'), person.email ?? t('person.none')],
          [
            t('person.tier'),
            person.tierUntil ? t('person.tierUntil', { tier, moment: moment(person.tierUntil) }) : tier,
          ],
          [t('person.created'), moment(person.createdAt)],
          [t('person.seen'), moment(person.lastSeenAt)],
          [t('person.state'), states.length > 0 ? states.join(' · ') : t('states.ordinary')],
          [t('person.sittings'), person.sittings],
          [t('person.sessions'), person.sessions],
          [t('person.country'), nameOf(person.country, locale) ?? t('person.none')],
          [
            t('person.exam'),
            person.examDate ? formatShortDate(`${person.examDate}T12:00:00Z`, locale) : t('person.none'),
          ],
          [t('person.target'), person.targetLevel ?? t('person.none')],
          [
            t('person.id'),
            <code key="id" className="text-sm">
              {person.id}
            </code>,
          ],
        ]}
      />
    </PersonPart>
  );
}

/** 'Türkiye' for 'TR'; what is no country stays as it is. */
function nameOf(code: string | null, locale: Locale): string | null {
  return countryNames(locale).find((country) => country.code === code)?.name ?? code;
}
