import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasRole } from '#domain/access/roles.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/** The ways of the community: writing, one's own page, searching. */
export function CommunityActions({ category }: { readonly category?: string }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  const viewer = useRoot()?.viewer;
  const { pathname } = useLocation();
  const isUser = viewer?.kind === 'user';
  const isMyPage = pathname === to('/community/me');
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={to(`/community/post/new${category ? `?category=${category}` : ''}`)}
        className="button button-primary max-sm:w-full"
      >
        <Icon name="lucide:pencil-line" />
        {t('writeNew')}
      </a>
      <a href={to('/community/search')} className="button button-secondary max-sm:flex-1">
        <Icon name="lucide:search" />
        {t('search.go')}
      </a>
      {isUser && !isMyPage && (
        <a href={to('/community/me')} className="button button-secondary max-sm:flex-1">
          <Icon name="lucide:user" />
          {t('myPage')}
        </a>
      )}
      {isUser && hasRole(viewer.roles ?? [], 'moderator') && (
        <a href={to('/community/reports')} className="button button-secondary max-sm:flex-1">
          <Icon name="lucide:flag" />
          {t('reports')}
        </a>
      )}
    </div>
  );
}

/** Where one is in the community. */
export function Trail({
  steps,
}: {
  readonly steps: readonly { readonly text: string; readonly path: string }[];
}) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  return (
    <nav aria-label={t('trail')} className="mb-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-ui text-second">
        {steps.map(({ text, path }, at) => (
          <li key={path} className="flex items-center gap-x-2">
            {at > 0 && <Icon name="lucide:chevron-right" size={16} className="text-muted" />}
            <a
              href={to(path)}
              className="inline-flex min-h-11 items-center rounded-control hover:text-text hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
