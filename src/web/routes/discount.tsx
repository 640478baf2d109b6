import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, type MetaFunction, useActionData } from 'react-router';
import { isEmail } from '#domain/accounts/email.ts';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { Card } from '#web/components/card.tsx';
import { leadValues } from '#web/features/discounts/discount-dialog.tsx';
import { DiscountForm, type DiscountOutcome } from '#web/features/discounts/discount-form.tsx';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('discount', location.pathname);

/** Rule 2.42, Rule 3.18: asks for a code; what was typed stays when it does not go through. */
/** What the form answers is for one person. */
export const handle = { shared: false };

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const typed = {
    email: String(fields.get('email') ?? '').trim(),
    name: String(fields.get('name') ?? '').trim(),
  };
  const wrong = emailProblem(typed.email);
  if (wrong) return data(refused(wrong, typed), { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const { email, name } = typed;
  try {
    const body = { email, locale, ...(name !== '' && { name }) };
    const result = await callFunction(supabase, 'welcome-codes', body);
    if (!result.ok) return data(refused(problemOf(result.code), typed), { status: result.status, headers });
    const sent: DiscountOutcome = { kind: 'sent', email };
    return data(sent, { headers });
  } catch (error) {
    context.get(apiContext).report(error);
    return data(refused('failed', typed), { status: 502, headers });
  }
}

function emailProblem(email: string): string | null {
  if (email === '') return 'email_required';
  return isEmail(email) ? null : 'email_format';
}

function refused(problem: string, typed: { email: string; name: string }): DiscountOutcome {
  return { kind: 'refused', problem, ...typed };
}

function problemOf(code: string): string {
  return code === 'too_many_requests' || code === 'email_format' ? code : 'failed';
}

/** The welcome modal as a page: where no script runs, and for whoever comes by its address. */
export default function Discount() {
  const { t } = useTranslation('discount');
  const outcome = useActionData<typeof action>() ?? null;
  return (
    <div className="mx-auto max-w-xl px-4 py-12 md:py-20">
      <h1 className="heading-page">{t('title', { percent: codeWorth.percentOff })}</h1>
      <p className="mt-4 text-[1.0625rem] text-second">{t('lead', leadValues)}</p>
      <Card className="mt-8">
        <DiscountForm outcome={outcome} />
      </Card>
    </div>
  );
}
