import { accountFunctions } from '#server/accounts/account-functions.ts';
import { adminFunctions } from '#server/admin/admin-functions.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import { communityFunctions } from '#server/community/community-functions.ts';
import { contactFunctions } from '#server/contact/contact-functions.ts';
import type { ContactSettings } from '#server/contact/contact-settings.ts';
import type { DeckFileSettings } from '#server/deck-exchange/deck-files.ts';
import { exchangeFunctions } from '#server/deck-exchange/exchange-functions.ts';
import { deckFunctions } from '#server/decks/deck-functions.ts';
import { demoFunctions } from '#server/demo/demo-functions.ts';
import type { DemoHistory } from '#server/demo/demo-history.ts';
import { type DeskSettings, deskFunctions } from '#server/desk/desk-functions.ts';
import { discountFunctions } from '#server/discounts/discount-functions.ts';
import { flashcardFunctions } from '#server/flashcards/flashcard-functions.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { guaranteeFunctions } from '#server/guarantee/guarantee-functions.ts';
import { itemFunctions } from '#server/items/item-functions.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { cafeFunctions } from '#server/language-cafe/cafe-functions.ts';
import type { CafeSettings } from '#server/language-cafe/cafe-settings.ts';
import { mailFunctions } from '#server/mails/mail-functions.ts';
import { mockFunctions } from '#server/mocks/mock-functions.ts';
import { pushFunctions } from '#server/notifications/push-devices.ts';
import type { PushParts } from '#server/notifications/push-notification.ts';
import { paymentFunctions } from '#server/payments/payment-functions.ts';
import type { PaymentService } from '#server/payments/payment-service.ts';
import type { OutsideTerms } from '#server/providers/assessment/assessor.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { readinessFunctions } from '#server/readiness/readiness-functions.ts';
import { readingFunctions } from '#server/reading/story-answers.ts';
import { recordingFunctions } from '#server/recordings/recording-functions.ts';
import { sittingFunctions } from '#server/sittings/sitting-functions.ts';
import type { Incoming } from '#server/storage/incoming.ts';
import { submissionFunctions } from '#server/submissions/submission-functions.ts';
import { teacherFunctions } from '#server/teachers/teacher-functions.ts';
import { wordFunctions } from '#server/words/word-functions.ts';

/** The product's functions, of every room that has some. Rule 7.20. */
export function productFunctions(parts: {
  readonly pool: TaskPool;
  readonly buildDemoHistory: () => Promise<DemoHistory>;
  readonly payments: PaymentService;
  readonly contact: ContactSettings;
  /** Where recordings lie. */
  readonly files: FileStore;
  /** Where decks lie on their way in or out. */
  readonly deckFiles: DeckFileSettings;
  /** Where a file that we change arrives. */
  readonly incoming: Incoming;
  /** Who may be sent texts where a learner agrees; null where they stay here. */
  readonly outside: OutsideTerms | null;
  readonly checker: TextChecker;
  readonly desk: DeskSettings;
  readonly cafe: CafeSettings;
  readonly push: PushParts;
}): readonly ServerFunction[] {
  const { pool, buildDemoHistory, payments, contact, files, deckFiles, incoming, outside, checker } = parts;
  const { desk, cafe, push } = parts;
  return [
    ...sittingFunctions(pool),
    ...mockFunctions(pool),
    ...submissionFunctions({ pool, outside, checker }),
    ...recordingFunctions({ pool, files }),
    ...teacherFunctions(files),
    ...cafeFunctions(cafe),
    ...paymentFunctions(payments),
    ...guaranteeFunctions(),
    ...accountFunctions(),
    ...flashcardFunctions(),
    ...deckFunctions(),
    ...exchangeFunctions(deckFiles),
    ...wordFunctions(),
    ...readingFunctions(),
    ...deskFunctions({ desk, checker }),
    ...readinessFunctions(pool),
    ...itemFunctions(),
    ...demoFunctions(buildDemoHistory),
    ...discountFunctions(),
    ...mailFunctions(),
    ...pushFunctions(push),
    ...contactFunctions(contact),
    ...communityFunctions({ files, incoming }),
    ...adminFunctions(payments),
  ];
}
