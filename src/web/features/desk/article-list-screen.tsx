import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeskList } from './desk-data.ts';
import { DeskLists } from './desk-lists.tsx';

type Listed = FunctionOutput<'desk-articles'>['articles'][number];

type ArticleListScreenProps = {
  readonly list: DeskList;
  readonly articles: readonly Listed[];
  readonly outcome: AdminOutcome | null;
};

/** The articles of the desk and of the files; a new one is begun, or a changed version of one of the files. Rule 9.504. */
export function ArticleListScreen({ list, articles, outcome }: ArticleListScreenProps) {
  const { t } = useTranslation('article-desk');
  const { to } = useLocale();
  const isOfFiles = list === 'files';
  return (
    <AdminPage title={t('articles')} outcome={outcome}>
      <Form method="post" action={to('/admin/articles')}>
        <input type="hidden" name="intent" value="writeArticle" />
        <Button type="submit" variant="primary">
          {t('begin')}
        </Button>
      </Form>
      <DeskLists
        path="/admin/articles"
        label={t('which')}
        list={list}
        texts={{ files: t('filesText'), none: t(`none.${list}`) }}
        lines={articles.map((article) => ({
          ...article,
          key: article.id ?? article.slug,
          path: isOfFiles ? `/articles/${article.slug}` : `/admin/articles/${article.id}`,
          isDraft: !isOfFiles,
          publishedAt: article.fromFile && !isOfFiles ? null : article.publishedAt,
          details: [
            article.languages.map((language) => t(`languages.${language}`)).join(', ') || t('noLanguages'),
            ...(article.fromFile && !isOfFiles ? [t('ofFile')] : []),
            ...(article.changed ? [t('isChanged')] : []),
          ],
          action: isOfFiles && <ChangedVersion article={article} />,
        }))}
      />
    </AdminPage>
  );
}

/** The way to the changed version of an article of the files: begun, or gone on with. */
function ChangedVersion({ article: { id, slug, title } }: { readonly article: Listed }) {
  const { t } = useTranslation('article-desk');
  const { to } = useLocale();
  if (id)
    return (
      <Link
        to={to(`/admin/articles/${id}`)}
        aria-label={t('openNamed', { title })}
        className="inline-flex min-h-11 items-center text-ui text-link underline"
      >
        {t('open')}
      </Link>
    );
  return (
    <Form method="post" action={to('/admin/articles')} className="pb-3 sm:pb-0">
      <input type="hidden" name="intent" value="changeArticle" />
      <input type="hidden" name="slug" value={slug} />
      <Button type="submit" size="small" aria-label={t('changeNamed', { title })}>
        {t('change')}
      </Button>
    </Form>
  );
}
