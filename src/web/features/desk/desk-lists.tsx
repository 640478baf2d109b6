import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#web/components/states.tsx';
import { ListTabs } from '#web/features/admin/list-tabs.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type DeskList, deskLists } from './desk-data.ts';

/** A line of a list of the desk. */
export type DeskLine = {
  readonly key: string;
  /** Its draft, or the page that is read of it. */
  readonly path: string;
  /** The path is the desk's own. */
  readonly isDraft: boolean;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  /** When a correction of it comes, if one waits. */
  readonly correctionAt: string | null;
  /** What else is said of it. */
  readonly details: readonly string[];
  readonly action?: ReactNode;
};

type DeskListsProps = {
  /** Path of the lists' screen. */
  readonly path: string;
  readonly label: string;
  readonly list: DeskList;
  /** What is said above those of the files, and of a list that is empty. */
  readonly texts: { readonly files: string; readonly none: string };
  readonly lines: readonly DeskLine[];
};

/** The lists of the desk by state, and one of them. Rule 9.481, Rule 9.504. */
export function DeskLists({ path, label, list, texts, lines }: DeskListsProps) {
  const { t } = useTranslation('desk');
  const { to } = useLocale();
  return (
    <>
      <ListTabs
        label={label}
        tabs={deskLists.map((one) => ({
          to: to(`${path}?list=${one}`),
          text: t(`list.${one}`),
          current: one === list,
        }))}
      />
      {list === 'files' && <p className="max-w-reading text-ui text-second">{texts.files}</p>}
      {lines.length === 0 && (
        <EmptyState icon="lucide:book-open" title={texts.none}>
          {t('noneText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-center justify-between gap-x-6">
            <Line line={line} list={list} />
            {line.action}
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ line, list }: { readonly line: DeskLine; readonly list: DeskList }) {
  const { t } = useTranslation('desk');
  const { locale, to } = useLocale();
  const { path, isDraft, title, publishedAt, updatedAt, correctionAt, details } = line;
  const when = publishedAt
    ? t(list === 'scheduled' && !correctionAt ? 'appears' : 'appeared', {
        at: formatDateTime(publishedAt, locale),
      })
    : t('changed', { at: formatDateTime(updatedAt, locale) });
  const correction = correctionAt ? [t('correctionAt', { at: formatDateTime(correctionAt, locale) })] : [];
  const content = (
    <>
      <span lang="nb" className="font-semibold group-hover:underline">
        {title || t('untitled')}
      </span>
      <span className="block text-sm text-second">{[when, ...correction, ...details].join(' · ')}</span>
    </>
  );
  const look = 'group block min-w-0 flex-1 basis-72 py-3';
  // A page that is read has no script of React's: the browser goes there by itself.
  if (!isDraft)
    return (
      <a href={to(path)} className={look}>
        {content}
      </a>
    );
  return (
    <Link to={to(path)} className={look}>
      {content}
    </Link>
  );
}
