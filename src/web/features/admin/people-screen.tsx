import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { roles } from '#domain/access/roles.ts';
import { adminPageSizes, shortestSearch } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { tiers } from '#domain/licences/licence.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AdminPage } from './admin-page.tsx';
import { Mark } from './mark.tsx';
import { CountNote, PageLinks } from './page-links.tsx';

export type PeopleAsked = {
  readonly search: string;
  readonly role: string;
  readonly tier: string;
  readonly page: number;
};

type Found = FunctionOutput<'admin-people'>;

/** Everybody with an account, found by name, address, role and tier. */
export function PeopleScreen({ asked, found }: { readonly asked: PeopleAsked; readonly found: Found }) {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('nav.people')} aside={<CountNote {...found} />}>
      <Form method="get" role="search" className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
        <Input
          type="search"
          name="search"
          label={t('people.search')}
          defaultValue={asked.search}
          minLength={shortestSearch}
          maxLength={100}
        />
        <Select name="role" label={t('people.role')} defaultValue={asked.role}>
          <option value="">{t('people.anyRole')}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </Select>
        <Select name="tier" label={t('people.tier')} defaultValue={asked.tier}>
          <option value="">{t('people.anyTier')}</option>
          {[0, ...Object.values(tiers)].map((tier) => (
            <option key={tier} value={tier}>
              {t(`tiers.${tier}`)}
            </option>
          ))}
        </Select>
        <Button type="submit">{t('people.find')}</Button>
      </Form>
      {found.people.length === 0 ? (
        <EmptyState icon="lucide:search" title={t('people.none')}>
          {t('people.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {found.people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      <PageLinks page={asked.page} size={adminPageSizes.people} total={found.total} more={found.more} />
    </AdminPage>
  );
}

function PersonRow({ person }: { readonly person: Found['people'][number] }) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  const { id, name, email, tier, lastSeenAt } = person;
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 text-ui md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
      <span className="min-w-0">
        <Link to={to(`/admin/people/${id}`)} className="text-link font-semibold [overflow-wrap:anywhere]">
          {name ?? email ?? t('people.noName')}
        </Link>
        {name && <span className="block text-sm text-second [overflow-wrap:anywhere]">{email}</span>}
      </span>
      <span className="flex flex-wrap items-start gap-1.5">
        <Mark>{t(`tiers.${tier}`)}</Mark>
        {person.roles.map((role) => (
          <Mark key={role} strong>
            {t(`roles.${role}`)}
          </Mark>
        ))}
        {!person.onboarded && <Mark>{t('states.notOnboarded')}</Mark>}
        {person.deletionAsked && <Mark>{t('states.deletionAsked')}</Mark>}
        {person.banned && <Mark>{t('states.banned')}</Mark>}
      </span>
      <span className="text-sm text-second">
        {t('people.since', { day: formatShortDate(person.createdAt, locale) })}
        <br />
        {lastSeenAt ? t('people.seen', { day: formatShortDate(lastSeenAt, locale) }) : t('people.neverSeen')}
      </span>
    </li>
  );
}
