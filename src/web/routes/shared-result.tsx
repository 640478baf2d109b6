import { useTranslation } from 'react-i18next';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { LinkButton } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { type SharedLevel, SharedResult } from '#web/features/result/shared-result.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { localeOfPath, useLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('shared', location.pathname),
  { name: 'robots', content: 'noindex, nofollow' },
];

/** What a link shows (`shared_result` of the database): the level, its band and the day, nothing else. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase } = openSession(request, context);
  const { data: shown, error } = await supabase.rpc('shared_result', { share_token: params.token ?? '' });
  if (error) throw data(error.message, { status: 500 });
  if (!shown) throw data(null, { status: 404 });
  const { day, ...estimate } = shown as SharedLevel & { day: string };
  return { estimate, day: formatDate(`${day}T12:00:00Z`, localeOfPath(new URL(request.url).pathname)) };
}

export default function SharedResultPage() {
  return <SharedResult {...useLoaderData<typeof loader>()} />;
}

/** A link that was withdrawn, or never was. */
export function ErrorBoundary() {
  const { t } = useTranslation('shared-result');
  const { to } = useLocale();
  const error = useRouteError();
  // Everything else is the error page's.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <EmptyState
      className="py-24"
      title={t('gone.title')}
      icon="lucide:signpost"
      action={<LinkButton to={to('/app/leveltest')}>{t('own')}</LinkButton>}
    >
      <p>{t('gone.text')}</p>
    </EmptyState>
  );
}
