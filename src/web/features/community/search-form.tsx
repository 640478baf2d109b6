import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Category } from './community-rows.ts';
import { categoryName } from './names.ts';

type SearchFormProps = { readonly categories: readonly Category[]; readonly search: URLSearchParams };

/** Rule 2.47: words, category, language and tag; a plain form whose address can be kept. */
export function SearchForm({ categories, search }: SearchFormProps) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  const sort = search.get('sort');
  return (
    <search>
      <form method="get" action={to('/community/search')} className="grid gap-4 md:grid-cols-2">
        <Input
          label={t('search.words')}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={search.get('q') ?? ''}
          className="md:col-span-2"
        />
        <Select label={t('search.category')} name="category" defaultValue={search.get('category') ?? ''}>
          <option value="">{t('search.anyCategory')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {categoryName(category, locale)}
            </option>
          ))}
        </Select>
        <Select label={t('search.language')} name="language" defaultValue={search.get('language') ?? ''}>
          <option value="">{t('search.anyLanguage')}</option>
          <option value="nb">{t('form.languages.nb')}</option>
          <option value="en">{t('form.languages.en')}</option>
        </Select>
        <Input label={t('search.tag')} name="tag" maxLength={24} defaultValue={search.get('tag') ?? ''} />
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className="flex items-end">
          <Button type="submit" variant="primary" className="max-md:w-full">
            {t('search.go')}
          </Button>
        </div>
      </form>
    </search>
  );
}
