import { useTranslation } from 'react-i18next';
import { may, sectionsFor } from '#domain/access/permissions.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { LanguageChoice, ThemeChoice } from './preference-menu.tsx';

type UserMenuProps = {
  readonly id: string;
  /** What one has now; null for Free. */
  readonly licence: { readonly tier: number; readonly until: string } | null;
};

/** Who is here, with appearance, language, sign in and sign out. Rule 2.25. */
export function UserMenu({ id, licence }: UserMenuProps) {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const viewer = useRoot()?.viewer ?? { kind: 'visitor' };
  const name = viewer.kind === 'user' ? viewer.name : t('guest');
  return (
    <div className="border-t border-hairline p-3">
      <button
        type="button"
        popoverTarget={id}
        className="flex w-full items-center gap-3 rounded-control p-1.5 text-left hover:bg-card max-lg:hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-control bg-card text-sm font-semibold"
        >
          {viewer.kind === 'user' ? initials(name) : <Icon name="lucide:user" />}
        </span>
        <span className="menu-word min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-sm font-semibold wrap-anywhere">
            {name}
          </span>
          {/* A long address takes one line; it stands whole in the settings. */}
          {viewer.kind === 'user' ? (
            <span className="block truncate text-xs text-muted">{viewer.email}</span>
          ) : (
            <span className="block text-xs text-muted wrap-anywhere">{t('guestHint')}</span>
          )}
          {licence && (
            <span className="block text-xs text-second wrap-anywhere">
              {t('licenceUntil', {
                name: t(`tier.${licence.tier}`),
                day: licence.until,
              })}
            </span>
          )}
        </span>
        <Icon name="lucide:chevrons-up-down" className="menu-word" />
        <span className="sr-only">{t('userMenu')}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed top-auto bottom-20 left-3 m-0 w-88 max-w-[calc(100vw-1.5rem)] space-y-5 rounded-card border border-hairline bg-card p-5 text-text shadow-float"
      >
        <LanguageChoice />
        <ThemeChoice />
        {viewer.kind === 'user' && may(viewer.roles ?? [], 'giveFeedback') && (
          <a href={to('/app/teacher')} className="flex min-h-11 items-center gap-3 text-ui">
            <Icon name="lucide:graduation-cap" />
            {t('teacherDesk')}
          </a>
        )}
        {viewer.kind === 'user' && may(viewer.roles ?? [], 'hostSessions') && (
          <a href={to('/app/host')} className="flex min-h-11 items-center gap-3 text-ui">
            <Icon name="lucide:coffee" />
            {t('hosting')}
          </a>
        )}
        {viewer.kind === 'user' && sectionsFor(viewer.roles ?? []).length > 0 && (
          <a href={to('/admin')} className="flex min-h-11 items-center gap-3 text-ui">
            <Icon name="lucide:wrench" />
            {t('administration')}
          </a>
        )}
        {viewer.kind === 'user' ? (
          <a href={to('/signout')} className="flex min-h-11 items-center gap-3 text-ui">
            <Icon name="lucide:log-out" />
            {t('signOut')}
          </a>
        ) : (
          <a href={to('/auth')} className="flex min-h-11 items-center gap-3 text-ui">
            <Icon name="lucide:log-in" />
            {t('signIn')}
          </a>
        )}
      </div>
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase();
}
