import { z } from 'zod';

export const accountFunctions = {
  /** Asks for a copy of one's own data; while one is being made it is that one. */
  exports: {
    input: z.strictObject({ locale: z.enum(['en-GB', 'nb-NO']) }),
    output: z.object({ id: z.uuid(), status: exportStatus() }),
  },
  /** The newest copy; null when there is none, or none any more. */
  'export-states': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      copy: z
        .object({
          id: z.uuid(),
          status: exportStatus(),
          /** Areas that are in it, of how many. */
          done: z.number().int(),
          total: z.number().int(),
          bytes: z.number().nullable(),
          /** Signed; good until `expiresAt`. */
          url: z.string().nullable(),
          madeAt: z.string().nullable(),
          expiresAt: z.string().nullable(),
        })
        .nullable(),
    }),
  },
  /** Asks for the account to be deleted after the waiting time, or takes that back. */
  deletions: {
    input: z.strictObject({ asked: z.boolean(), locale: z.enum(['en-GB', 'nb-NO']) }),
    /** ISO 8601; null when it stays. */
    output: z.object({ day: z.string().nullable() }),
  },
  /** New recovery codes, said this once. */
  'recovery-codes': { input: z.strictObject({}), output: z.object({ codes: z.array(z.string()) }) },
  'recovery-codes-left': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({ left: z.number().int(), madeAt: z.string().nullable() }),
  },
  /** Where the person is signed in. */
  'device-sessions': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
          address: z.string().nullable(),
          startedAt: z.string(),
          usedAt: z.string(),
          current: z.boolean(),
          secondFactor: z.boolean(),
        }),
      ),
    }),
  },
  'session-revocations': {
    input: z.strictObject({ sessionId: z.uuid() }),
    output: z.object({ ended: z.literal(true) }),
  },
  /** Moves a guest's results to the account that calls; the token is the guest session's. */
  'guest-results': {
    input: z.strictObject({ guestToken: z.string().min(20).max(8000) }),
    output: z.object({ moved: z.number().int() }),
  },
} as const;

function exportStatus() {
  return z.enum(['waiting', 'making', 'ready', 'failed']);
}
