import type { FunctionInput } from '#domain/functions/functions.ts';
import { type Change, numberField, textField } from './admin-outcome.ts';
import { settlementOf } from './settlement-form.tsx';

type Tier = FunctionInput<'admin-licences'>['tier'];
type GivenRole = FunctionInput<'admin-roles'>['role'];

/** What a form on a person's page asks for; the function judges what was typed. Null: there is no such form. */
export function personChange(fields: FormData, userId: string): Change | null {
  const reason = textField(fields, 'reason');
  switch (fields.get('intent')) {
    case 'give': {
      const [tier, days] = [numberField(fields, 'tier') as Tier, numberField(fields, 'days') ?? 0];
      const requestKey = textField(fields, 'requestKey');
      return { name: 'admin-licences', body: { userId, tier, days, reason, requestKey } };
    }
    case 'end': {
      const grantId = textField(fields, 'grantId');
      return { name: 'admin-licence-revocations', body: { grantId, reason }, subject: grantId };
    }
    case 'refund': {
      const orderId = textField(fields, 'orderId');
      return { name: 'admin-refunds', body: { orderId, reason }, subject: orderId };
    }
    case 'settle':
      return settlementOf(fields);
    case 'giveRole':
    case 'takeRole': {
      const role = textField(fields, 'role') as GivenRole;
      const given = fields.get('intent') === 'giveRole';
      return { name: 'admin-roles', body: { userId, role, given }, subject: role };
    }
    case 'resetFactors':
      return { name: 'admin-second-factors', body: { userId, reason } };
    case 'endSessions':
      return { name: 'admin-sessions', body: { userId, reason } };
    default:
      return null;
  }
}
