import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import {
  type CheckoutErrors,
  missingIn,
  offerOf,
  readCheckoutForm,
  readQuote,
} from '#web/features/licences/checkout-data.ts';
import { CheckoutScreen } from '#web/features/licences/checkout-screen.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('checkout', location.pathname);

/** Price and days of the package, and a key by which a double click is one order. A code may come in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const offer = offerOf(request.url);
  if (!offer) throw redirect(pathInLocale('/app/license', localeOf(request)));
  const { supabase, headers } = openSession(request, context);
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const quote = await readQuote(supabase, { tier: offer.tier, code, now: context.get(apiContext).now });
  const examDay = await readExamDay(supabase);
  const form = { code, acceptedTerms: false, acceptedWithdrawal: false, requestKey: crypto.randomUUID() };
  return data({ offerKey: offer.key, quote, form, examDay }, { headers });
}

/** Of the profile; null when there is none, or it cannot be read just now. */
async function readExamDay(supabase: SupabaseClient): Promise<string | null> {
  const { data: user } = await supabase.auth.getSession();
  const { data: profile } = await supabase
    .from('users')
    .select('exam_date')
    .eq('id', user.session?.user.id ?? '')
    .maybeSingle<{ exam_date: string | null }>();
  return profile?.exam_date ?? null;
}

/** Tells the price with a code, or makes the order and leads to where it is paid. What was typed and ticked stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  const offer = offerOf(request.url);
  if (!offer) throw redirect(pathInLocale('/app/license', localeOf(request)));
  const fields = await request.formData();
  const form = readCheckoutForm(fields);
  const { supabase, headers } = openSession(request, context);
  const { tier } = offer;
  const { now } = context.get(apiContext);
  const answer = async (errors: CheckoutErrors, status: number, requestKey = form.requestKey) => {
    const quote = await readQuote(supabase, { tier, code: form.code, now });
    return data({ form: { ...form, requestKey }, errors, quote }, { status, headers });
  };
  // Another price is another order.
  if (fields.get('intent') === 'quote') return answer({}, 200, crypto.randomUUID());
  const missing = missingIn(form);
  if (missing) return answer(missing, 400);
  const code = form.code.trim();
  const made = await callFunction(supabase, 'checkouts', {
    tier,
    ...(code !== '' && { code }),
    acceptedTerms: true,
    acceptedWithdrawal: true,
    locale: localeOf(request),
    requestKey: form.requestKey,
  });
  // Not by the router: the checkout is another page, maybe of another site.
  if (made.ok) return redirectDocument(made.answer.url, { headers });
  // The order of this key is given up; the next press makes another.
  if (made.code === 'checkout_over') return answer({ form: made.code }, made.status, crypto.randomUUID());
  // What is wrong with a code stands at the code.
  return answer(made.code.startsWith('code_') ? {} : { form: made.code }, made.status);
}

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <CheckoutScreen
      offerKey={loaded.offerKey}
      quote={answered?.quote ?? loaded.quote}
      form={answered?.form ?? loaded.form}
      errors={answered?.errors ?? {}}
      examDay={loaded.examDay}
    />
  );
}
