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
 * How an order stands, and its receipt. Whoever comes back from the checkout need not wait for the provider's event: it is
 * asked, and what it says is written down as its event would be. Reading changes nothing else, whatever the address says:
 * it may be anybody's link. Rule 9.209.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  const { supabase, headers } = openSession(request, context);
  const read = () => callFunction(supabase, 'receipts', { orderId });
  let found = await read();
  if (found.ok && found.answer.status === 'open') {
    const asked = await callFunction(supabase, 'checkout-returns', { orderId });
    if (asked.ok && asked.answer.status !== 'open') found = await read();
  }
  if (!found.ok) {
    if (found.status < 500) throw data(null, { status: found.status === 400 ? 404 : found.status });
    throw callFailure('The order', found);
  }
  return data(
    { receipt: found.answer, cameBack: new URL(request.url).searchParams.has('back') },
    { headers },
  );
}

/** Gives an open order up, which the provider may contradict; or withdraws from the purchase (angrerett). */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const orderId = params.orderId ?? '';
  if ((await request.formData()).get('intent') === 'cancel') {
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
