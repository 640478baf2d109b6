import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  useActionData,
  useSearchParams,
} from 'react-router';
import { mailKinds } from '#domain/mails/mail-choices.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/features/sign-in/notice.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('mailStop', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** Rule 9.52. The page's button, and a mail program's own (RFC 8058), post here; the token stands in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase } = openSession(request, context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const result = await callFunction(supabase, 'unsubscribes', { token });
    if (result.ok) return data({ kind: 'stopped' as const });
    if (result.status === 410 || result.status === 400)
      return data({ kind: 'invalid' as const }, { status: result.status });
    return data({ kind: 'failed' as const }, { status: result.status });
  } catch (error) {
    context.get(apiContext).report(error);
    return data({ kind: 'failed' as const }, { status: 502 });
  }
}

export default function MailStop() {
  const { t } = useTranslation('mails');
  const { to } = useLocale();
  const [search] = useSearchParams();
  const outcome = useActionData<typeof action>()?.kind ?? null;
  const isWhole = Boolean(search.get('token'));
  const kind = mailKinds.find((one) => one === search.get('mail')) ?? 'unknown';
  const settings = (
    <a href={to('/app/settings/mail')} className="button button-secondary mt-8">
      {t('stop.settings')}
    </a>
  );
  if (outcome === 'stopped')
    return (
      <>
        <h1 className="heading-page">{t('stop.done')}</h1>
        <p className="mt-3 text-second">{t(`stop.kind.${kind}`)}</p>
        <p className="mt-2 text-second">{t('stop.doneText')}</p>
        {settings}
      </>
    );
  if (outcome === 'invalid' || !isWhole)
    return (
      <>
        <h1 className="heading-page">{t('stop.invalidTitle')}</h1>
        <p className="mt-3 text-second">{t('stop.invalid')}</p>
        {settings}
      </>
    );
  return (
    <form method="post" className="space-y-6">
      <div>
        <h1 className="heading-page">{t('stop.title')}</h1>
        <p className="mt-3 text-second">{t(`stop.kind.${kind}`)}</p>
      </div>
      {outcome === 'failed' && <Notice tone="wrong">{t('stop.failed')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('stop.action')}
        </Button>
        <a href={to('/')} className="button button-secondary">
          {t('stop.keep')}
        </a>
      </div>
    </form>
  );
}
