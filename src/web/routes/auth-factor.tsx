import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/field.tsx';
import { giveCode, listApps } from '#web/features/account/second-factor.ts';
import { lacksSecondFactor, localeOf } from '#web/features/sign-in/onward.ts';
import { pathInLocale, useLocale } from '#web/locale.ts';
import { ownPath } from '#web/own-path.ts';
import { pageMeta } from '#web/page-title.ts';
import { openSession } from '#web/session.ts';
import { readViewer } from '#web/viewer.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('secondFactor', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = ownPath(new URL(request.url).searchParams.get('next'), request);
  const { viewer, headers } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirect(pathInLocale(`/auth?${new URLSearchParams({ next })}`, localeOf(request)), { headers });
  const { supabase } = openSession(request, context);
  if (!(await lacksSecondFactor(supabase))) throw redirect(next, { headers });
  return data({ next }, { headers });
}

/** Rule 9.23. The second step of logging in: a code of the authenticator app. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const apps = await listApps(supabase);
  const problem = await giveCode(
    supabase,
    apps.map(({ id }) => id),
    String(form.get('code') ?? ''),
  );
  if (problem) return data({ problem }, { status: 400, headers });
  return redirect(ownPath(String(form.get('next') ?? ''), request), { headers });
}

export default function AuthFactor() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const { next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <div className="space-y-5">
      <form method="post" noValidate className="space-y-5">
        <div>
          <h1 className="heading-page">{t('factor.title')}</h1>
          <p className="mt-3 text-second">{t('factor.text')}</p>
        </div>
        <input type="hidden" name="next" value={next} />
        <Input
          label={t('factor.code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          error={problem ? t(`errors.${problem}`) : undefined}
        />
        <Button type="submit" variant="primary" className="w-full">
          {t('factor.action')}
        </Button>
      </form>
      <form method="post" action={to('/signout')} className="text-center text-sm">
        <button type="submit" className="font-semibold underline">
          {t('factor.leave')}
        </button>
      </form>
    </div>
  );
}
