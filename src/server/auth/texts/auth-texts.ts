/** The two languages that mails and messages are written in. */
export type TextLocale = 'en-GB' | 'nb-NO';

/** What a mail says; the layout makes it plain text and HTML. */
export type MailText = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label of the button that carries the link. */
  readonly button?: string;
  /** Stands before the code. */
  readonly codeLabel?: string;
  /** Small print after all: why the mail came and what to do if it should not have. */
  readonly note: string;
};

export type MailKind =
  | 'signup'
  | 'invite'
  | 'magicLink'
  | 'recovery'
  | 'emailChangeNew'
  | 'emailChangeCurrent'
  | 'reauthentication'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'emailChanged'
  | 'phoneChanged'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'factorEnrolled'
  | 'factorRemoved';

/** What the texts may say of the case at hand. */
export type MailFacts = {
  readonly product: string;
  /** How long code and link work, in minutes. */
  readonly minutes: number;
  readonly oldAddress?: string;
  readonly newAddress?: string;
  readonly provider?: string;
};

export type AuthTexts = {
  readonly mails: Readonly<Record<MailKind, (facts: MailFacts) => MailText>>;
  readonly sms: (facts: { readonly product: string; readonly code: string }) => string;
  /** Introduces the bare address below the button. */
  readonly linkFallback: string;
  /** `60 minutes`, `24 hours`. */
  readonly duration: (minutes: number) => string;
};
