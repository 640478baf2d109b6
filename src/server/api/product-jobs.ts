import { accountJobDefinitions } from '#server/accounts/account-job-definitions.ts';
import { accountJobs } from '#server/accounts/account-jobs.ts';
import { adminJobDefinitions } from '#server/admin/admin-job-definitions.ts';
import { adminJobs } from '#server/admin/factors-removed-mail.ts';
import { authJobDefinitions, authJobs } from '#server/auth/auth-jobs.ts';
import type { AuthSettings } from '#server/auth/settings.ts';
import { clipJobDefinitions } from '#server/clips/clip-jobs.ts';
import { communityJobDefinitions, communityJobs } from '#server/community/community-jobs.ts';
import { contactJobDefinitions, contactJobs } from '#server/contact/contact-jobs.ts';
import type { ContactSettings } from '#server/contact/contact-settings.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { exchangeJobDefinitions, exchangeJobs } from '#server/deck-exchange/exchange-jobs.ts';
import { deskJobDefinitions, deskJobs } from '#server/desk/desk-jobs.ts';
import { flashcardJobDefinitions } from '#server/flashcards/flashcard-job-definitions.ts';
import { flashcardJobs } from '#server/flashcards/flashcard-jobs.ts';
import { guaranteeJobDefinitions } from '#server/guarantee/guarantee-job-definitions.ts';
import { guaranteeJobs } from '#server/guarantee/guarantee-jobs.ts';
import { itemJobDefinitions } from '#server/items/item-job-definitions.ts';
import { itemJobs } from '#server/items/item-jobs.ts';
import type { JobDefinition, JobHandler } from '#server/jobs/define-job.ts';
import { cafeJobDefinitions } from '#server/language-cafe/cafe-job-definitions.ts';
import { cafeJobs } from '#server/language-cafe/cafe-jobs.ts';
import { mailJobDefinitions, mailJobs } from '#server/mails/mail-jobs.ts';
import { notificationJobDefinitions, notificationJobs } from '#server/notifications/notification-jobs.ts';
import type { PushParts } from '#server/notifications/push-notification.ts';
import { paymentJobDefinitions } from '#server/payments/payment-job-definitions.ts';
import { paymentJobs } from '#server/payments/payment-jobs.ts';
import type { PaymentService } from '#server/payments/payment-service.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import type { Transcriber } from '#server/providers/transcription/transcriber.ts';
import { realtimeJobDefinitions, realtimeJobs } from '#server/realtime/realtime-jobs.ts';
import { listenerOf } from '#server/recordings/listener.ts';
import { recordingJobDefinitions, recordingJobs } from '#server/recordings/recording-jobs.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { storageJobDefinitions, storageJobs } from '#server/storage/storage-jobs.ts';
import { submissionJobDefinitions, submissionJobs } from '#server/submissions/submission-jobs.ts';
import { teacherJobDefinitions } from '#server/teachers/teacher-job-definitions.ts';
import { teacherJobs } from '#server/teachers/teacher-jobs.ts';

/** Every job of the product. Decision 096. */
export const productJobDefinitions: readonly JobDefinition[] = [
  accountJobDefinitions,
  adminJobDefinitions,
  authJobDefinitions,
  clipJobDefinitions,
  communityJobDefinitions,
  contactJobDefinitions,
  flashcardJobDefinitions,
  exchangeJobDefinitions,
  deskJobDefinitions,
  guaranteeJobDefinitions,
  itemJobDefinitions,
  mailJobDefinitions,
  notificationJobDefinitions,
  paymentJobDefinitions,
  realtimeJobDefinitions,
  storageJobDefinitions,
  submissionJobDefinitions,
  recordingJobDefinitions,
  teacherJobDefinitions,
  cafeJobDefinitions,
].flat();

/** What the rooms of the API do in the background; sounds are the clips'. */
export function productJobs(
  context: ServerContext,
  {
    settings,
    payments,
    push,
    assessor,
    transcriber,
  }: {
    readonly settings: {
      readonly auth: AuthSettings;
      readonly storage: StorageSettings;
      readonly contact: ContactSettings;
    };
    readonly payments: PaymentService;
    readonly push: PushParts;
    readonly assessor: Assessor;
    /** Null: nobody listens. */
    readonly transcriber: Transcriber | null;
  },
): readonly JobHandler[] {
  return [
    ...accountJobs(context, settings.storage),
    ...adminJobs(context),
    ...authJobs(context, settings.auth),
    ...communityJobs(context),
    ...contactJobs(context, settings.contact),
    ...flashcardJobs(context),
    ...exchangeJobs(context),
    ...deskJobs(context),
    ...guaranteeJobs(context),
    ...itemJobs(context),
    ...mailJobs(context),
    ...notificationJobs(context, push),
    ...paymentJobs(payments),
    ...realtimeJobs(context),
    ...storageJobs(context, settings.storage),
    ...recordingJobs(context),
    ...teacherJobs(context),
    ...cafeJobs(context),
    ...submissionJobs(context, {
      assessor,
      listener: listenerOf(context, { files: settings.storage.files, transcriber }),
    }),
  ];
}
