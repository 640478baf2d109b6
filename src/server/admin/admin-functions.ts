import type { ServerFunction } from '#server/functions/frame.ts';
import type { Till } from '#server/payments/payment-service.ts';
import { adminAuditFunction } from './admin-audit.ts';
import { adminCodeMakingsFunction } from './admin-code-batches.ts';
import { adminCodeWithdrawalsFunction } from './admin-code-withdrawals.ts';
import { adminCodesFunction } from './admin-codes.ts';
import { adminFeedbackFunction } from './admin-feedback.ts';
import { adminLicenceEndsFunction } from './admin-licence-revocations.ts';
import { adminLicencesFunction } from './admin-licences.ts';
import { adminPaymentsFunction } from './admin-payments.ts';
import { adminPeopleFunction } from './admin-people.ts';
import { adminPersonFunction } from './admin-person.ts';
import { adminRefundsFunction } from './admin-refunds.ts';
import { adminRolesFunction } from './admin-roles.ts';
import { adminSecondFactorsFunction } from './admin-second-factors.ts';
import { adminSettlementsFunction } from './admin-settlements.ts';

/** The administration's part of the table of functions. */
export function adminFunctions(till: Till): readonly ServerFunction[] {
  return [
    adminPeopleFunction(),
    adminPersonFunction(),
    adminRolesFunction(),
    adminLicencesFunction(),
    adminLicenceEndsFunction(),
    adminSecondFactorsFunction(),
    adminRefundsFunction(till),
    adminPaymentsFunction(),
    adminSettlementsFunction(till),
    adminCodesFunction(),
    adminCodeMakingsFunction(),
    adminCodeWithdrawalsFunction(),
    adminFeedbackFunction(),
    adminAuditFunction(),
  ];
}
