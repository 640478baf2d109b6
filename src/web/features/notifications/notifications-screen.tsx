import { useTranslation } from 'react-i18next';
import {
  mailRhythmsOf,
  type NotificationChoices,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { Checkbox } from '#web/forms/choice.tsx';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type PushDevices, PushSection } from './push-section.tsx';
import type { ListedNotification, NotificationPage } from './read-notifications.ts';

type NotificationsProps = {
  readonly page: NotificationPage;
  readonly choices: NotificationChoices;
  /** Null where there is none to be had. */
  readonly push: PushDevices | null;
  readonly outcome: 'read' | 'saved' | 'removed' | 'failed' | null;
};

/** What is new for somebody, and how they want to hear of it. Rule 9.460, Rule 9.461. */
export function NotificationsScreen({ page, choices, push, outcome }: NotificationsProps) {
  const { t } = useTranslation('notifications');
  const { notifications, before } = page;
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      {outcome && (
        <p
          role={outcome === 'failed' ? 'alert' : 'status'}
          className="mt-4 max-w-3xl rounded-control bg-sunk px-4 py-3"
        >
          {t(`outcome.${outcome}`)}
        </p>
      )}
      <div data-notifications className="mt-6 max-w-3xl">
        {notifications.length === 0 ? (
          <EmptyState title={t('empty')} icon="lucide:bell">
            {t('emptyText')}
          </EmptyState>
        ) : (
          <>
            <ol className="divide-y divide-hairline border-y border-hairline">
              {notifications.map((one) => (
                <Item key={one.id} notification={one} />
              ))}
            </ol>
            <div className="mt-5 flex flex-wrap gap-3">
              {notifications.some(({ readAt }) => readAt === null) && (
                <form method="post">
                  <Button type="submit" name="intent" value="read" variant="secondary">
                    {t('readAll')}
                  </Button>
                </form>
              )}
              {before && (
                <a
                  href={`?before=${encodeURIComponent(before)}`}
                  rel="next"
                  className="button button-secondary"
                >
                  {t('older')}
                </a>
              )}
            </div>
          </>
        )}
      </div>
      <div className="max-w-3xl">
        <Choices choices={choices} />
        {push && <PushSection {...push} />}
      </div>
    </div>
  );
}

function Item({ notification }: { readonly notification: ListedNotification }) {
  const { t } = useTranslation('notifications');
  const { to, locale } = useLocale();
  const { id, kind, subject, actor, createdAt, readAt } = notification;
  const isNew = readAt === null;
  return (
    <li>
      <a
        href={to(`/notifications?open=${id}`)}
        className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 px-1 py-3.5 hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          className={classNames('mt-2 size-2.5 rounded-full', isNew ? 'bg-primary' : 'bg-transparent')}
        />
        <span>
          <span className={classNames('[overflow-wrap:anywhere]', isNew ? 'font-semibold' : 'text-second')}>
            {isNew && <span className="sr-only">{t('new')} </span>}
            {t(`kind.${kind}`, { name: actor?.name ?? t('somebody'), subject })}
          </span>
          <time dateTime={createdAt} className="mt-0.5 block text-sm text-muted">
            {formatShortDateTime(createdAt, locale)}
          </time>
        </span>
      </a>
    </li>
  );
}

function Choices({ choices }: { readonly choices: NotificationChoices }) {
  const { t } = useTranslation('notifications');
  const { to } = useLocale();
  return (
    <section id="choices" aria-labelledby="choices-title" className="mt-14 scroll-mt-6">
      <h2 id="choices-title" className="heading-3">
        {t('choices.title')}
      </h2>
      <p className="mt-2 mb-5 text-second">
        {t('choices.text')}{' '}
        <a href={to('/app/settings/mail')} className="text-link">
          {t('choices.mails')}
        </a>
      </p>
      <form method="post">
        <div className="divide-y divide-hairline border-y border-hairline">
          {notificationKinds.map((kind) => (
            <fieldset
              key={kind}
              className="grid min-w-0 items-end gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_12rem]"
            >
              <legend className="float-left w-full font-medium sm:col-span-2">{t(`choices.${kind}`)}</legend>
              <Checkbox
                name={`${kind}-app`}
                defaultChecked={choices[kind].inApp}
                label={t('choices.inApp')}
              />
              <Select label={t('choices.mail')} name={`${kind}-mail`} defaultValue={choices[kind].mail}>
                {mailRhythmsOf(kind).map((rhythm) => (
                  <option key={rhythm} value={rhythm}>
                    {t(`choices.rhythm.${rhythm}`)}
                  </option>
                ))}
              </Select>
            </fieldset>
          ))}
        </div>
        <Button type="submit" name="intent" value="choose" variant="primary" className="mt-5">
          {t('choices.save')}
        </Button>
      </form>
    </section>
  );
}
