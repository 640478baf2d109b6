import type { TestApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as checkout from '#web/routes/checkout.tsx';
import * as onboarding from '#web/routes/onboarding.tsx';
import * as order from '#web/routes/order.tsx';
import * as testCheckout from '#web/routes/test-checkout.tsx';
import { type Browser, openBrowser } from './browser-fixture.ts';
import { newAddress, password } from './sign-in-browser-fixture.ts';

type Form = Readonly<Record<string, string>>;
type Answer = Awaited<ReturnType<Browser['visit']>>;

/** Somebody with an account and a profile, who goes through the checkout as the screens lead. For tests. */
export type Shopper = {
  readonly browser: Browser;
  readonly email: string;
  /** Opens the checkout of a package. */
  readonly open: (query: string) => Promise<Answer>;
  /** Sends the checkout's form; both boxes are ticked unless `form` says otherwise. */
  readonly send: (query: string, form?: Form) => Promise<Answer>;
  /** Presses a button of the test checkout. @returns the order's page as the checkout leads to it. */
  readonly press: (payments: string, outcome: 'paid' | 'declined' | 'cancelled') => Promise<string>;
  readonly payments: (path: string) => Promise<Answer>;
  readonly order: (path: string, form?: Form) => Promise<Answer>;
  /** Goes all the way. @returns the order's page. */
  readonly buy: (query: string, form?: Form) => Promise<string>;
};

let keys = 0;

/** Both boxes ticked, nothing else typed. */
export const accepted = { intent: 'pay', terms: 'yes', withdrawal: 'yes', code: '' } as const;

export async function newShopper(api: TestApi): Promise<Shopper> {
  const browser = openBrowser(api);
  const email = newAddress();
  const account = { mode: 'create', email, password, confirmPassword: password };
  await browser.visit(auth.action, '/auth?create', account);
  const profile = { fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', next: '/app' };
  await browser.visit(onboarding.action, '/onboarding', profile);

  const visit = (handler: (given: never) => unknown, path: string, form?: Form) => {
    const { pathname, search } = new URL(path, api.context.publicUrl);
    const [id = ''] = pathname.split('/').slice(-1);
    const params = { orderId: id, checkoutId: id };
    return browser.visit((given) => handler({ ...given, params } as never), pathname + search, form);
  };
  const shopper: Shopper = {
    browser,
    email,
    open: (query) => visit(checkout.loader, `/app/license/checkout?${query}`),
    send: (query, form = {}) =>
      visit(checkout.action, `/app/license/checkout?${query}`, {
        ...accepted,
        requestKey: `key-of-a-test-${++keys}`,
        ...form,
      }),
    payments: (path) => visit(testCheckout.loader, path),
    async press(payments, outcome) {
      const { location } = await visit(testCheckout.action, payments, { outcome });
      return location ?? '';
    },
    order: (path, form) => visit(form ? order.action : order.loader, path, form),
    async buy(query, form) {
      const { location } = await shopper.send(query, form);
      return shopper.press(location ?? '', 'paid');
    },
  };
  return shopper;
}
