import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { validLicence } from '#domain/licences/licence.ts';
import { apiContext } from '#web/api-context.ts';
import { LicenseScreen, type ShownLicence } from '#web/features/licences/license-screen.tsx';
import { pageMeta } from '#web/page-title.ts';
import { type LicenceRow, licenceOf } from '#web/passage.ts';
import { openSession } from '#web/session.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('license', location.pathname);

type Row = LicenceRow & { readonly id: string; readonly license_types: { readonly name: string } };

/** The person's licences, newest first. Rule 2.40, Rule 7.1. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: rows, error } = await supabase
    .from('license_users')
    .select('id, tier, started_at, expires_at, license_types(name)')
    .order('started_at', { ascending: false })
    .returns<Row[]>();
  if (error) throw data(error.message, { status: 500 });
  const licences = rows.map((row) => ({ ...licenceOf(row), id: row.id, name: row.license_types.name }));
  const current = validLicence(licences, context.get(apiContext).now());
  const shown = licences.map(
    ({ id, name, tier, startedAt, expiresAt }): ShownLicence => ({
      id,
      name,
      tier,
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }),
  );
  return data(
    {
      current: shown.find(({ id }) => id === current?.id) ?? null,
      others: shown.filter(({ id }) => id !== current?.id),
    },
    { headers },
  );
}

export default function License() {
  return <LicenseScreen {...useLoaderData<typeof loader>()} />;
}
