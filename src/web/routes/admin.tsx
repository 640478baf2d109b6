import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { adminMeta } from '#web/features/admin/admin-page.tsx';

export const meta: MetaFunction = adminMeta;

/** Which parts of the administration somebody's roles open. Rule 9.61. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sections, headers } = await openAdmin(request, context);
  return data({ sections }, { headers });
}

export default function Admin() {
  return <AdminFrame {...useLoaderData<typeof loader>()} />;
}
