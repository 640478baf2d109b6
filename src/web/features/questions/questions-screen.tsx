import { useTranslation } from 'react-i18next';
import { questionCategory } from '#domain/community/questions.ts';
import { EmptyState } from '#web/components/states.tsx';
import type { ListedPost } from '#web/features/community/community-rows.ts';
import type { PostPage } from '#web/features/community/read-posts.ts';
import type { ResponseTime } from '#web/features/community/read-questions.ts';
import { saidResponseTime } from '#web/features/community/response-time.ts';
import { useLocale } from '#web/locale/locale.ts';
import { QuestionRow } from './question-row.tsx';

export type QuestionsData = {
  readonly state: 'open' | 'answered';
  readonly page: PostPage;
  readonly own: readonly ListedPost[];
  readonly responseTime: ResponseTime;
};

/** Rule 9.449: Ask a teacher in the app: asking, one's own questions, and those of everybody with and without an answer. */
export function QuestionsScreen({ state, page, own, responseTime }: QuestionsData) {
  const { t } = useTranslation('questions');
  const { to } = useLocale();
  const here = to('/app/ask-a-teacher');
  const said = saidResponseTime(responseTime);
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-2 max-w-reading text-second">{t('text')}</p>
      <p className="mt-2 max-w-reading text-ui text-second" data-response-time={responseTime.answers}>
        {said
          ? `${t(said.unit, { count: said.count })} ${t('of', { count: responseTime.answers })}`
          : t('noTime')}
      </p>
      <p className="mt-5">
        {/* The form is the community's, a page of its own. */}
        <a
          href={`${to('/community/post/new')}?category=${questionCategory}`}
          className="button button-primary"
        >
          {t('ask')}
        </a>
      </p>
      <section aria-labelledby="own-questions" className="mt-10">
        <h2 id="own-questions" className="heading-3">
          {t('own')}
        </h2>
        {own.length === 0 ? (
          <p className="mt-2 text-second">{t('ownNone')}</p>
        ) : (
          <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
            {own.map((post) => (
              <QuestionRow key={post.id} post={post} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="all-questions" className="mt-10">
        <h2 id="all-questions" className="heading-3">
          {t('list')}
        </h2>
        <nav aria-label={t('label')} className="mt-3 flex gap-5 border-b border-hairline">
          {(['open', 'answered'] as const).map((one) => (
            <a
              key={one}
              href={`${here}?questions=${one}`}
              aria-current={one === state ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
            >
              {t(one)}
            </a>
          ))}
        </nav>
        {page.posts.length === 0 ? (
          <EmptyState title={t(`noneTitle.${state}`)} icon="lucide:circle-check" className="py-10">
            {t(`noneText.${state}`)}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-b border-hairline">
            {page.posts.map((post) => (
              <QuestionRow key={post.id} post={post} />
            ))}
          </ul>
        )}
        {page.after && (
          <p className="mt-4">
            <a
              href={`${here}?${new URLSearchParams({ questions: state, after: page.after })}`}
              className="button button-secondary"
            >
              {t('more')}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
