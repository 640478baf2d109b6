import { useTranslation } from 'react-i18next';
import { otherCountry } from '#domain/accounts/countries.ts';
import { longestDescription, type ProfileError, type ProfileForm } from '#domain/accounts/profile.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { CountryName } from '#web/formats/country-names.ts';
import { Input, Select, TextArea } from '#web/forms/field.tsx';

export type ProfileFieldsProps = {
  readonly form: ProfileForm;
  readonly errors: Partial<Record<keyof ProfileForm, ProfileError>>;
  readonly countries: readonly CountryName[];
  /** ISO 8601. */
  readonly today: string;
};

/** As they stand on the screen: the goal first, because what is practised follows it. */
const inOrder = [
  ...(['targetLevel', 'examDate'] as const),
  ...(['fullName', 'country', 'dateOfBirth', 'description'] as const),
];

/** The profile's fields, for onboarding and settings. The first wrong one takes the focus. Rule 3.6. */
export function ProfileFields({ form, errors, countries, today }: ProfileFieldsProps) {
  const { t } = useTranslation('account');
  const first = inOrder.find((name) => errors[name]);
  const field = (name: keyof ProfileForm) => {
    const error = errors[name];
    return {
      name,
      label: t(`profile.${name}`),
      defaultValue: form[name],
      error: error && t(`profile.errors.${error}`),
      autoFocus: name === first,
    };
  };
  return (
    <>
      <fieldset className="min-w-0 border-b border-hairline pb-6">
        <legend className="heading-4">{t('profile.goal')}</legend>
        <div className="mt-3 space-y-5">
          <Select {...field('targetLevel')}>
            <option value="">{t('profile.noTarget')}</option>
            {taskLevels.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </Select>
          <Input {...field('examDate')} type="date" min={today} hint={t('profile.examDateHint')} />
        </div>
      </fieldset>
      <Input {...field('fullName')} autoComplete="name" maxLength={120} />
      <Select {...field('country')} autoComplete="country" hint={t('profile.countryHint')}>
        <option value="">{t('profile.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={otherCountry}>{t('profile.other')}</option>
      </Select>
      <Input
        {...field('dateOfBirth')}
        type="date"
        autoComplete="bday"
        max={today}
        hint={t('profile.dateOfBirthHint')}
      />
      <TextArea
        {...field('description')}
        hint={t('profile.descriptionHint')}
        maxLength={longestDescription}
      />
    </>
  );
}
