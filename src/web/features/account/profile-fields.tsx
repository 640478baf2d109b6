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

/** The profile's fields, for onboarding and settings. The first wrong one takes the focus. Rule 3.6. */
export function ProfileFields({ form, errors, countries, today }: ProfileFieldsProps) {
  const { t } = useTranslation('account');
  const first = Object.keys(form).find((name) => errors[name as keyof ProfileForm]);
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
      <Input {...field('dateOfBirth')} type="date" autoComplete="bday" max={today} />
      <TextArea
        {...field('description')}
        hint={t('profile.descriptionHint')}
        maxLength={longestDescription}
      />
      <fieldset className="min-w-0 space-y-5 border-t border-hairline pt-5">
        <legend className="sr-only">{t('profile.goal')}</legend>
        <Input {...field('examDate')} type="date" min={today} hint={t('profile.examDateHint')} />
        <Select {...field('targetLevel')}>
          <option value="">{t('profile.noTarget')}</option>
          {taskLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </Select>
      </fieldset>
    </>
  );
}
