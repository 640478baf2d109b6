import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { QueuedRequest } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';
import { formatDateTime } from '#web/formats/format-date.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { useLocale } from '#web/locale/locale.ts';
import { useNow } from './use-now.ts';

/** A line of the queue: what it is, when it is due, and the way to it. */
export function QueueRow({ request }: { readonly request: QueuedRequest }) {
  const { t } = useTranslation('teacher-desk');
  const { locale } = useLocale();
  const now = useNow();
  const { category, level, length, status, priority, dueAt, holder } = request;
  const isDone = status === 'answered' || status === 'closed';
  const overdue = !isDone && now !== null && Date.parse(dueAt) < now;
  const marks = [
    ...(priority === 'usual' ? [] : [t(`row.priority.${priority}`)]),
    ...(status === 'waiting' ? [] : [t(`row.status.${status}`)]),
  ];
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
      data-request={request.id}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <Icon name={categoryIcons[category]} size={18} />
          {t('row.task', { category: t(`filter.${category}`), level })}
          <span className="font-normal text-second">
            {category === 'write'
              ? t('row.words', { count: length })
              : t('row.seconds', { time: formatClock(length) })}
          </span>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-ui text-second">
          <time dateTime={dueAt} className={overdue ? 'font-semibold text-wrong' : undefined}>
            {t(overdue ? 'row.overdue' : 'row.due', { when: formatDateTime(dueAt, locale) })}
          </time>
          {marks.map((mark) => (
            <span key={mark} className="font-medium text-text">
              {mark}
            </span>
          ))}
        </p>
      </div>
      {holder === 'other' ? (
        <p className="text-ui text-second">{t('row.other')}</p>
      ) : (
        <Way request={request} />
      )}
    </li>
  );
}

function Way({ request }: { readonly request: QueuedRequest }) {
  const { t } = useTranslation('teacher-desk');
  const { to, locale } = useLocale();
  const { id, category, level, status, dueAt, holder } = request;
  const what = t(
    holder === 'me'
      ? 'row.goOn'
      : status === 'asked_back'
        ? 'row.answer'
        : status === 'comparing'
          ? 'row.compare'
          : status === 'waiting' || status === 'second'
            ? 'row.take'
            : 'row.open',
  );
  const task = t('row.task', { category: t(`filter.${category}`), level });
  const words = (
    <>
      {what}
      <span className="sr-only">: {t('row.of', { task, when: formatDateTime(dueAt, locale) })}</span>
    </>
  );
  if (holder === 'me' || (status !== 'waiting' && status !== 'second'))
    return (
      <Link to={to(`/app/teacher/${id}`)} className="button button-secondary">
        {words}
      </Link>
    );
  return (
    <Form method="post">
      <input type="hidden" name="requestId" value={id} />
      <Button type="submit" name="intent" value="take">
        {words}
      </Button>
    </Form>
  );
}
