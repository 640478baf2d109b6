import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { AdminPage } from './admin-page.tsx';
import { AuditList } from './audit-list.tsx';
import { CountNote, PageLinks } from './page-links.tsx';

export type AuditAsked = {
  readonly actor: string;
  readonly subject: string;
  readonly action: string;
  readonly page: number;
};

type AuditScreenProps = { readonly asked: AuditAsked; readonly found: FunctionOutput<'admin-audit'> };

/** What was done with a role's power. */
export function AuditScreen({ asked, found }: AuditScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('nav.audit')} aside={<CountNote {...found} />}>
      <Form method="get" role="search" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <Input
          type="search"
          name="actor"
          label={t('audit.actor')}
          defaultValue={asked.actor}
          maxLength={100}
        />
        <Input
          type="search"
          name="subject"
          label={t('audit.subject')}
          defaultValue={asked.subject}
          maxLength={100}
        />
        <Select name="action" label={t('audit.action')} defaultValue={asked.action}>
          <option value="">{t('audit.anyAction')}</option>
          {found.actions.map((action) => (
            <option key={action} value={action}>
              {t(`actions.${action}`, { defaultValue: action })}
            </option>
          ))}
        </Select>
        <Button type="submit">{t('people.find')}</Button>
      </Form>
      <AuditList entries={found.entries} emptyText={t('audit.none')} />
      <PageLinks page={asked.page} size={adminPageSizes.audit} total={found.total} more={found.more} />
    </AdminPage>
  );
}
