import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { type PackageOffer, packageOffers } from '#web/features/packages/packages.ts';

/** A package that costs something. */
export type PaidOffer = PackageOffer & { readonly tier: PaidTier };
type PaidTier = 11 | 12;

/** `isLater`: its days begin when what one has ends. */
export type Quote = FunctionOutput<'quotes'> & { readonly isLater: boolean };

/** What stands in the checkout's form. */
export type CheckoutForm = {
  readonly code: string;
  readonly acceptedTerms: boolean;
  readonly acceptedWithdrawal: boolean;
  readonly requestKey: string;
};

/** Keys of `checkout:errors`, by field; `form` is the whole form's. */
export type CheckoutErrors = {
  readonly terms?: 'terms';
  readonly withdrawal?: 'withdrawal';
  readonly form?: string;
};

/** The package that an address names; null for what cannot be bought. */
export function offerOf(url: string): PaidOffer | null {
  const key = new URL(url).searchParams.get('package');
  return packageOffers.find((offer): offer is PaidOffer => offer.price > 0 && offer.key === key) ?? null;
}

/** What the package costs now with a code, if one is given. @throws Response when it cannot be told. */
export async function readQuote(
  supabase: SupabaseClient,
  asked: { readonly tier: PaidTier; readonly code: string; readonly now: () => Date },
): Promise<Quote> {
  const code = asked.code.trim().slice(0, 60);
  const result = await callFunction(supabase, 'quotes', { tier: asked.tier, ...(code !== '' && { code }) });
  if (result.ok) return { ...result.answer, isLater: new Date(result.answer.startsAt) > asked.now() };
  throw callFailure('The price', result);
}

/** Reads the form as it was sent; unticked boxes are not sent at all. */
export function readCheckoutForm(fields: FormData): CheckoutForm {
  return {
    code: String(fields.get('code') ?? ''),
    acceptedTerms: fields.has('terms'),
    acceptedWithdrawal: fields.has('withdrawal'),
    requestKey: String(fields.get('requestKey') ?? ''),
  };
}

/** What has to be accepted and is not. */
export function missingIn(form: CheckoutForm): CheckoutErrors | null {
  if (form.acceptedTerms && form.acceptedWithdrawal) return null;
  return {
    ...(!form.acceptedTerms && { terms: 'terms' }),
    ...(!form.acceptedWithdrawal && { withdrawal: 'withdrawal' }),
  };
}
