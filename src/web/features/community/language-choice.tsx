import { useTranslation } from 'react-i18next';
import { type WrittenLanguage, writtenLanguages } from '#domain/community/languages.ts';
import { Select } from '#web/forms/field.tsx';

/** In which language one writes: for search, and for how it is read aloud. */
export function LanguageChoice({ value }: { readonly value: WrittenLanguage }) {
  const { t } = useTranslation('community');
  return (
    <Select label={t('form.language')} name="language" defaultValue={value}>
      {writtenLanguages.map((language) => (
        <option key={language} value={language}>
          {t(`form.languages.${language}`)}
        </option>
      ))}
    </Select>
  );
}
