import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { JobQueue } from '#server/jobs/jobs.ts';
import type { MailSender } from '#server/providers/mail/mail-sender.ts';
import type { Tokens } from '#server/tokens/tokens.ts';

/** What every service is given; made once at start by `main`, or by a test. */
export type ServerContext = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly mail: MailSender;
  /** What is to be done later or again, whichever process does it. */
  readonly jobs: JobQueue;
  /** Address of the product as people see it, without a slash at the end. */
  readonly publicUrl: string;
  /** The client's address; a proxy's header is believed only when configured. */
  readonly clientAddress: (request: Request) => string;
  readonly now: () => Date;
};
