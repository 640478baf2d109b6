import { useTranslation } from 'react-i18next';

type Source = {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** What is said beside it. */
  readonly note: string;
};

/** Where the facts of a text are from. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="sources" className="mt-14 border-t border-hairline pt-6">
      <h2 id="sources" className="heading-4">
        {t('sources')}
      </h2>
      <ul className="mt-3 space-y-2.5 text-sm text-second">
        {sources.map(({ title, publisher, url, note }) => (
          <li key={url + title} className="[overflow-wrap:anywhere]">
            <a href={url} rel="noopener" className="text-link" lang="nb">
              {title}
            </a>
            , <span lang="nb">{publisher}</span>. {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
