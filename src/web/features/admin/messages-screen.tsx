import { useTranslation } from 'react-i18next';
import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { ListTabs } from './list-tabs.tsx';
import { MessageCard } from './message-card.tsx';
import { type MessageList, messageLists } from './message-lists.ts';
import { CountNote, PageLinks } from './page-links.tsx';

type MessagesScreenProps = {
  readonly list: MessageList;
  readonly page: number;
  readonly found: FunctionOutput<'admin-messages'>;
  /** Whether the person's page may be opened. */
  readonly seesPeople: boolean;
  readonly outcome: AdminOutcome | null;
};

/** What people wrote to us: what waits longest first, with the answer by mail, a note, and another way to close it. */
export function MessagesScreen({ list, page, found, seesPeople, outcome }: MessagesScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const { messages, total, more } = found;
  return (
    <AdminPage title={t('nav.messages')} aside={<CountNote total={total} more={more} />} outcome={outcome}>
      <ListTabs
        label={t('message.which')}
        tabs={messageLists.map((one) => ({
          to: to(`/admin/messages?list=${one}`),
          text: t(`message.list.${one}`),
          current: one === list,
        }))}
      />
      {messages.length === 0 && (
        <EmptyState icon="lucide:check" title={t(`message.none.${list}`)}>
          {t('message.noneText')}
        </EmptyState>
      )}
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          suspected={list === 'suspected'}
          seesPeople={seesPeople}
          outcome={outcome}
        />
      ))}
      <PageLinks page={page} size={adminPageSizes.messages} total={total} more={more} />
    </AdminPage>
  );
}
