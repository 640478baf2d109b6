/** A message to one person, plain and in HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Besides what every mail has, e.g. how to stop it by one click (RFC 8058). */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The mail port. `embedded` tells the interface and `/healthz` that nothing leaves the machine. */
export type MailSender = {
  readonly kind: 'embedded' | 'smtp';
  /** @throws Error when the server refuses it or cannot be reached. */
  readonly send: (mail: Mail) => Promise<void>;
};
