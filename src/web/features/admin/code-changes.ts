import { type Change, numberField, textField } from './admin-outcome.ts';

/** Which codes the address asks for. */
export function askedCodes({ searchParams }: URL) {
  const state = (['open', 'used', 'over'] as const).find((one) => one === searchParams.get('state'));
  const batch = searchParams.get('batch')?.slice(0, 120);
  return { ...(state && { state }), ...(batch && { batch }) };
}

/** What a form on the codes' page asks for. Null: there is no such form. */
export function codeChange(fields: FormData): Change | null {
  switch (fields.get('intent')) {
    case 'make': {
      const [percentOff, trialDays] = [numberField(fields, 'percentOff'), numberField(fields, 'trialDays')];
      const lastDay = textField(fields, 'lastDay');
      return {
        name: 'admin-code-batches',
        body: {
          count: numberField(fields, 'count') ?? 0,
          ...(percentOff !== undefined && { percentOff }),
          ...(trialDays !== undefined && { trialDays }),
          ...(lastDay !== '' && { lastDay }),
          note: textField(fields, 'note'),
          requestKey: textField(fields, 'requestKey'),
        },
      };
    }
    case 'withdraw': {
      const code = textField(fields, 'code');
      return {
        name: 'admin-code-withdrawals',
        body: { code, reason: textField(fields, 'reason') },
        subject: code,
      };
    }
    default:
      return null;
  }
}
