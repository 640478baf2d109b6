import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { mostCounted } from '#domain/functions/admin-limits.ts';

type PageLinksProps = {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly more: boolean;
};

/** How many there are, said above a list. */
export function CountNote({ total, more }: Pick<PageLinksProps, 'total' | 'more'>) {
  const { t } = useTranslation('admin');
  return (
    <p className="text-sm text-muted">
      {more ? t('countMore', { count: mostCounted }) : t('count', { count: total })}
    </p>
  );
}

/** The way to the pages before and after. */
export function PageLinks({ page, size, total }: PageLinksProps) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const last = Math.max(1, Math.ceil(total / size));
  const at = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(number));
    return `${pathname}?${query}`;
  };
  if (last === 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center gap-4 text-ui">
      {page > 1 && (
        <Link to={at(page - 1)} className="text-link inline-flex min-h-11 items-center">
          {t('before')}
        </Link>
      )}
      <span className="text-second">{t('pageOf', { page, last })}</span>
      {page < last && (
        <Link to={at(page + 1)} className="text-link inline-flex min-h-11 items-center">
          {t('after')}
        </Link>
      )}
    </nav>
  );
}
