import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import { pathInLocale } from '#web/locale/locale.ts';

type LivePageProps = {
  readonly articleId: string;
  readonly language: ArticleLanguage;
  /** What is saved: the page is fetched anew when it has grown. */
  readonly revision: number;
};

/** The page that readers will see, made by the server of the draft as it was saved last: its own markup, put in here. Rule 9.505. */
export function LivePage({ articleId, language, revision }: LivePageProps) {
  const { t } = useTranslation('article-desk');
  const [page, setPage] = useState<{ readonly language: ArticleLanguage; readonly html: string } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved revision is another page
  useEffect(() => {
    const gone = new AbortController();
    const path = pathInLocale(`/admin/articles/${articleId}/preview`, language === 'nb' ? 'nb-NO' : 'en-GB');
    articleAt(path, gone.signal).then(
      (html) => {
        setPage({ language, html });
        setFailed(false);
      },
      () => setFailed(!gone.signal.aborted),
    );
    return () => gone.abort();
  }, [articleId, language, revision]);
  return (
    <section aria-label={t(`page.${language}`)} className="min-w-0 lg:sticky lg:top-4">
      <p className="text-sm text-muted">{t('pageHint')}</p>
      <p role="status" className="text-sm text-warning empty:hidden">
        {failed && t('pageFailed')}
      </p>
      <div
        lang={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="mt-2 max-h-[80dvh] overflow-y-auto rounded-card border border-hairline bg-page p-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, sanitised on the server
        dangerouslySetInnerHTML={{ __html: page?.language === language ? page.html : '' }}
      />
    </section>
  );
}

async function articleAt(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal });
  const article = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .querySelector('main article');
  if (!response.ok || !article) throw new Error(`There is no article at ${path}.`);
  return article.outerHTML;
}
