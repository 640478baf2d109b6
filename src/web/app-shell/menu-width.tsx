import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { remember } from '#web/page-context/remember.ts';

type MenuWidthProps = { readonly narrow: boolean; readonly onChange: (narrow: boolean) => void };

/** Makes the side menu narrow or wide again; without script the server keeps the choice. Rule 2.59. */
export function MenuWidth({ narrow, onChange }: MenuWidthProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const next = narrow ? 'wide' : 'narrow';
  const change = (event: FormEvent) => {
    event.preventDefault();
    remember('menu', next);
    onChange(!narrow);
  };
  return (
    <form method="post" action="/preferences" onSubmit={change} className="px-3 pb-2">
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="menu"
        value={next}
        aria-label={t(narrow ? 'menuWide' : 'menuNarrow')}
        className="grid size-10 place-items-center rounded-control text-second hover:bg-card hover:text-text"
      >
        <Icon name={narrow ? 'lucide:panel-left-open' : 'lucide:panel-left-close'} />
      </button>
    </form>
  );
}
