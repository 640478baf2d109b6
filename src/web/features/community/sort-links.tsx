import { useTranslation } from 'react-i18next';
import { type Sort, sorts } from '#domain/community/sort.ts';
import { listAddress } from './list-address.ts';

/** Rule 9.13: the four orders of a list, as links that work without script. */
export function SortLinks({ chosen, search }: { readonly chosen: Sort; readonly search: URLSearchParams }) {
  const { t } = useTranslation('community');
  return (
    <nav aria-label={t('sort.label')} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex gap-2">
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={listAddress(search, { sort: sort === 'recent' ? null : sort })}
              aria-current={sort === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-ui whitespace-nowrap text-second hover:text-text aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-text"
            >
              {t(`sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
