import type { ServerFunction } from '#server/functions/define-function.ts';
import type { PaymentService } from '#server/payments/payment-service.ts';
import { adminAuditFunction } from './admin-audit.ts';
import { adminCodeBatchesFunction } from './admin-code-batches.ts';
import { adminCodeWithdrawalsFunction } from './admin-code-withdrawals.ts';
import { adminCodesFunction } from './admin-codes.ts';
import { adminJobRemovalsFunction, adminJobRetriesFunction } from './admin-dead-letters.ts';
import { adminFeedbackFunction } from './admin-feedback.ts';
import { adminJobsFunction } from './admin-jobs.ts';
import { adminLicenceRevocationsFunction } from './admin-licence-revocations.ts';
import { adminLicencesFunction } from './admin-licences.ts';
import { adminMessageChangesFunction } from './admin-message-changes.ts';
import { adminMessagesFunction } from './admin-messages.ts';
import { adminPaymentsFunction } from './admin-payments.ts';
import { adminPeopleFunction } from './admin-people.ts';
import { adminPersonFunction } from './admin-person.ts';
import { adminRefundsFunction } from './admin-refunds.ts';
import { adminRolesFunction } from './admin-roles.ts';
import { adminSecondFactorsFunction } from './admin-second-factors.ts';
import { adminSessionsFunction } from './admin-sessions.ts';
import { adminSettlementsFunction } from './admin-settlements.ts';
import { adminTaskChangesFunction } from './admin-task-changes.ts';
import { adminTaskFunction, adminTasksFunction } from './admin-tasks.ts';
import { adminVisitsFunction } from './admin-visits.ts';

/** The administration's part of the table of functions. */
export function adminFunctions(payments: PaymentService): readonly ServerFunction[] {
  return [
    adminPeopleFunction(),
    adminPersonFunction(),
    adminRolesFunction(),
    adminLicencesFunction(),
    adminLicenceRevocationsFunction(),
    adminSecondFactorsFunction(),
    adminSessionsFunction(),
    adminRefundsFunction(payments),
    adminPaymentsFunction(),
    adminSettlementsFunction(payments),
    adminCodesFunction(),
    adminCodeBatchesFunction(),
    adminCodeWithdrawalsFunction(),
    adminFeedbackFunction(),
    adminVisitsFunction(),
    adminMessagesFunction(),
    adminMessageChangesFunction(),
    adminJobsFunction(),
    adminJobRetriesFunction(),
    adminJobRemovalsFunction(),
    adminTasksFunction(),
    adminTaskFunction(),
    adminTaskChangesFunction(),
    adminAuditFunction(),
  ];
}
