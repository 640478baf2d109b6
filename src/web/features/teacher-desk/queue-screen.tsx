import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { taskLevels } from '#domain/levels/levels.ts';
import { answerHours, dueAfter } from '#domain/teachers/due-time.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import type { ListedPost } from '#web/features/community/community-rows.ts';
import { formatDateTime } from '#web/formats/format-date.ts';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { QueueData, QueueQuery } from './queue-data.ts';
import { QueueRow } from './queue-row.tsx';

const lists = ['open', 'mine', 'answered'] as const;

/** Rule 9.441: what waits for a teacher, by when it is due; the questions of the community beside it. */
export function QueueScreen({ requests, more, query, done, problem, questions }: QueueData) {
  const { t } = useTranslation('teacher-desk');
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-2 max-w-reading text-second">{t('intro')}</p>
      {done && (
        <p role="status" className="mt-4 rounded-control bg-primary-soft p-3 text-ui">
          {t(`done.${done}`, { defaultValue: '' })}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-4 rounded-control bg-wrong-soft p-3 text-ui text-wrong">
          {t([`errors.${problem}`, 'errors.failed'])}
        </p>
      )}
      <ListTabs query={query} />
      <Filter query={query} />
      {requests.length === 0 ? (
        <EmptyState title={t(`none.${query.show}`)} icon="lucide:circle-check" className="py-10">
          {t(`none.${query.show}Text`)}
        </EmptyState>
      ) : (
        <ul className="mt-5 divide-y divide-hairline border-y border-hairline" data-queue>
          {requests.map((request) => (
            <QueueRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {more && <p className="mt-3 text-ui text-second">{t('more')}</p>}
      {query.show === 'open' && <Questions posts={questions} />}
    </div>
  );
}

function ListTabs({ query }: { readonly query: QueueQuery }) {
  const { t } = useTranslation('teacher-desk');
  const { to } = useLocale();
  return (
    <nav aria-label={t('show.label')} className="mt-6 flex flex-wrap gap-x-5 border-b border-hairline">
      {lists.map((show) => (
        <Link
          key={show}
          to={`${to('/app/teacher')}?show=${show}`}
          aria-current={query.show === show ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {t(`show.${show}`)}
        </Link>
      ))}
    </nav>
  );
}

function Filter({ query }: { readonly query: QueueQuery }) {
  const { t } = useTranslation('teacher-desk');
  return (
    <Form method="get" aria-label={t('filter.label')} className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="show" value={query.show} />
      <Select label={t('filter.category')} name="category" defaultValue={query.category ?? ''}>
        <option value="">{t('filter.all')}</option>
        {(['write', 'speak'] as const).map((category) => (
          <option key={category} value={category}>
            {t(`filter.${category}`)}
          </option>
        ))}
      </Select>
      <Select label={t('filter.level')} name="level" defaultValue={query.level ?? ''}>
        <option value="">{t('filter.all')}</option>
        {taskLevels.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('filter.apply')}</Button>
    </Form>
  );
}

/** Rule 9.449: unanswered questions, with when they are due. */
function Questions({ posts }: { readonly posts: readonly ListedPost[] }) {
  const { t } = useTranslation('teacher-desk');
  const { to, locale } = useLocale();
  return (
    <section aria-labelledby="desk-questions" className="mt-12">
      <h2 id="desk-questions" className="heading-3">
        {t('questions.title')}
      </h2>
      <p className="mt-1 max-w-reading text-second">{t('questions.text')}</p>
      {posts.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-second">
          <Icon name="lucide:circle-check" size={18} />
          {t('questions.none')}
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {posts.map((post) => {
            const due = dueAfter(new Date(post.createdAt), answerHours).toISOString();
            return (
              <li key={post.id} className="py-3">
                <a
                  href={to(`/community/post/${post.id}`)}
                  lang={post.language}
                  className="font-semibold text-link [overflow-wrap:anywhere]"
                >
                  {post.title}
                </a>
                <p className="text-sm text-second">
                  <time dateTime={due}>{t('row.due', { when: formatDateTime(due, locale) })}</time>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-3">
        <a href={to('/app/ask-a-teacher')} className="inline-flex min-h-11 items-center text-link">
          {t('questions.more')}
        </a>
      </p>
    </section>
  );
}
