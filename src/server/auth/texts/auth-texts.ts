import type { MailText } from '#server/providers/mail/mail-layout.ts';

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
  | 'phoneRemoved'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'factorEnrolled'
  | 'factorRemoved'
  | 'recoveryCodeUsed';

/** What the texts may say of the case at hand. */
export type MailFacts = {
  readonly product: string;
  /** How long code and link work, in minutes. */
  readonly minutes: number;
  readonly oldAddress?: string;
  readonly newAddress?: string;
  readonly provider?: string;
  /** Recovery codes that are left. */
  readonly left?: number;
};

export type AuthTexts = {
  readonly mails: Readonly<Record<MailKind, (facts: MailFacts) => MailText>>;
  readonly sms: (facts: { readonly product: string; readonly code: string }) => string;
  /** Introduces the bare address below the button. */
  readonly linkFallback: string;
  /** `60 minutes`, `24 hours`. */
  readonly duration: (minutes: number) => string;
};
