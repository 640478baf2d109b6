import { useTranslation } from 'react-i18next';
import { answerHours, dueAfter } from '#domain/teachers/due-time.ts';
import { Icon } from '#web/components/icon.tsx';
import type { ListedPost } from '#web/features/community/community-rows.ts';
import { formatDateTime } from '#web/formats/format-date.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';

/** A question: what it is about, since when it waits, or that it is answered. */
export function QuestionRow({ post }: { readonly post: ListedPost }) {
  const { t } = useTranslation('questions');
  const { to, locale } = useLocale();
  const { id, title, excerpt, language, createdAt, comments, teacherAnsweredAt, acceptedId } = post;
  const state = teacherAnsweredAt ? 'byTeacher' : acceptedId ? 'accepted' : 'waits';
  const due = dueAfter(new Date(createdAt), answerHours).toISOString();
  return (
    <li className="relative py-4">
      <h3 lang={language} className="heading-4 [overflow-wrap:anywhere]">
        {/* The whole row leads to the question. */}
        <a href={to(`/community/post/${id}`)} className="hover:underline after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p lang={language} className="mt-1 line-clamp-2 text-ui text-second [overflow-wrap:anywhere]">
        {excerpt}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-second">
        <span className="inline-flex items-center gap-1.5 font-medium">
          <Icon
            name={
              state === 'waits'
                ? 'lucide:clock'
                : state === 'accepted'
                  ? 'lucide:circle-check'
                  : 'lucide:graduation-cap'
            }
            size={16}
          />
          {t(state)}
        </span>
        <span>{t('asked', { when: formatShortDate(createdAt, locale) })}</span>
        {state === 'waits' && <span>{t('due', { when: formatDateTime(due, locale) })}</span>}
        <span>{t('answers', { count: comments })}</span>
      </p>
    </li>
  );
}
