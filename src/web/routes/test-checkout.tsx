import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { TestCheckoutScreen } from '#web/features/licences/test-checkout-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('testCheckout', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** A page of its own, as a provider's would be, and it needs no script. */
export const handle = { static: true };

type OrderRow = {
  readonly id: string;
  readonly tier: number;
  readonly amount_ore: number;
  readonly status: string;
};

/** Rule 9.49: the page of the embedded test checkout; there is none where a real provider takes the money. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: order } = await supabase
    .from('orders')
    .select('id, tier, amount_ore, status')
    .eq('checkout_id', params.checkoutId ?? '')
    .eq('provider', 'embedded')
    .maybeSingle<OrderRow>();
  if (!order || !context.get(apiContext).embedded.payment) throw data(null, { status: 404 });
  const { id, tier, amount_ore: amountOre, status } = order;
  return data({ orderId: id, tier, amountOre, isOpen: status === 'open' }, { headers });
}

const outcomes = ['paid', 'declined', 'cancelled'] as const;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = await request.formData();
  const outcome = outcomes.find((one) => one === fields.get('outcome'));
  if (!outcome) throw data('Unknown form.', { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'test-payments', {
    checkoutId: params.checkoutId ?? '',
    outcome,
  });
  if (result.ok) return redirect(result.answer.returnUrl, { headers });
  return data({ failed: true }, { status: result.status, headers });
}

export default function TestCheckout() {
  return (
    <TestCheckoutScreen
      {...useLoaderData<typeof loader>()}
      failed={useActionData<typeof action>()?.failed ?? false}
    />
  );
}
