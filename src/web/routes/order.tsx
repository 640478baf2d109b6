import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { OrderScreen, type WithdrawalOutcome } from '#web/features/licences/order-screen.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('order', location.pathname);

/**
 * How an order stands, and its receipt. Reading changes nothing, whatever the address says: it may be anybody's link, or be
 * fetched ahead. The provider is asked by the form that an open order's screen sends (decision 174). Rule 9.209.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  const { supabase, headers } = openSession(request, context);
  const found = await callFunction(supabase, 'receipts', { orderId });
  if (!found.ok) {
    if (found.status < 500) throw data(null, { status: found.status === 400 ? 404 : found.status });
    throw callFailure('The order', found);
  }
  return data(
    { receipt: found.answer, cameBack: new URL(request.url).searchParams.has('back') },
    { headers },
  );
}

/**
 * Asks the provider how an open order stands, and writes down what it says as its event would be: whoever comes back from the
 * checkout need not wait for that. Or gives the order up, which the provider may contradict; or withdraws from the purchase
 * (angrerett).
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const orderId = params.orderId ?? '';
  const intent = (await request.formData()).get('intent');
  if (intent === 'ask') {
    // What comes of it the page reads anew; a provider that is away leaves the order as it was.
    const asked = await callFunction(supabase, 'checkout-returns', { orderId });
    return data(null, { status: asked.ok ? 200 : asked.status, headers });
  }
  if (intent === 'cancel') {
    const asked = await callFunction(supabase, 'checkout-returns', { orderId, cancelled: true });
    if (asked.ok)
      return redirect(pathInLocale(`/app/license/order/${orderId}`, localeOf(request)), { headers });
    if (asked.status < 500) throw data(null, { status: asked.status === 400 ? 404 : asked.status });
    throw callFailure('The order', asked);
  }
  const result = await callFunction(supabase, 'withdrawals', { orderId });
  if (result.ok) return data<WithdrawalOutcome>({ kind: 'withdrawn', ...result.answer }, { headers });
  const problem = result.code === 'withdrawal_over' ? 'over' : 'failed';
  return data<WithdrawalOutcome>({ kind: 'refused', problem }, { status: result.status, headers });
}

export default function Order() {
  return <OrderScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
