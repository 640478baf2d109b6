import { useTranslation } from 'react-i18next';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { readFailure } from '#web/api/read-failure.ts';
import { LinkButton } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { type SharedLevel, SharedResult } from '#web/features/result/shared-result.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { localeOfPath, useLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageDescription, pageMeta, pageTitle } from '#web/text/page-title.ts';

/** What is not there has the title of the error that it is. */
export const meta: MetaFunction = ({ location, error }) => [
  ...(error ? pageDescription : pageMeta)('shared', location.pathname),
  { name: 'robots', content: 'noindex, nofollow' },
];

/** What a link shows (`shared_result` of the database): the level, its band and the day, nothing else. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase } = openSession(request, context);
  const { data: shown, error } = await supabase.rpc('shared_result', { share_token: params.token ?? '' });
  if (error) throw readFailure('The shared result', error);
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
  const { pathname } = useLocation();
  // Everything else is the error page's.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <EmptyState
      className="py-24"
      title={t('gone.title')}
      icon="lucide:signpost"
      action={<LinkButton to={to('/app/leveltest')}>{t('own')}</LinkButton>}
    >
      <title>{pageTitle(`404 ${t('gone.title')}`, pathname)}</title>
      <p>{t('gone.text')}</p>
    </EmptyState>
  );
}
