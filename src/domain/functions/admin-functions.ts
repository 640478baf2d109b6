import { z } from 'zod';
import { roles } from '#domain/access/roles.ts';
import { tiers } from '#domain/licences/licence.ts';
import { count, counted, moment, reason, someone } from './admin-fields.ts';
import { adminJobFunctions } from './admin-job-functions.ts';
import { mostCodes, shortestSearch } from './admin-limits.ts';
import { adminMessageFunctions } from './admin-message-functions.ts';

const role = z.enum(roles);
const tier = z.literal([tiers.trial, tiers.plus, tiers.premium]);
const requestKey = z.string().min(8).max(80);

/** What the administration does and reads; each function asks for a permission of `domain/access/permissions.ts`. */
/** Decision 151: views of the front page, then what people did. */
export const funnelSteps = ['landing', 'test', 'result', 'account', 'package'] as const;

function day() {
  return z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
}

function named() {
  return z.object({ name: z.string(), count: z.number().int() });
}

export const adminFunctions = {
  ...adminJobFunctions,
  ...adminMessageFunctions,
  'admin-people': {
    reads: true,
    input: z.strictObject({
      /** A part of the name or the address, or an id. */
      search: z.string().trim().min(shortestSearch).max(100).optional(),
      role: role.optional(),
      /** 0: without a licence. */
      tier: count(0, 12).optional(),
      page: count(1, 40).default(1),
    }),
    output: z.object({
      people: z.array(
        someone.extend({
          createdAt: moment,
          lastSeenAt: moment.nullable(),
          tier: z.number().int(),
          roles: z.array(role),
          onboarded: z.boolean(),
          deletionAsked: z.boolean(),
          banned: z.boolean(),
        }),
      ),
      ...counted(),
    }),
  },
  'admin-person': {
    reads: true,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({
      person: someone.extend({
        createdAt: moment,
        lastSeenAt: moment.nullable(),
        confirmed: z.boolean(),
        anonymous: z.boolean(),
        onboarded: z.boolean(),
        deletionAskedAt: moment.nullable(),
        bannedUntil: moment.nullable(),
        country: z.string().nullable(),
        examDate: z.string().nullable(),
        targetLevel: z.string().nullable(),
        tier: z.number().int(),
        tierUntil: moment.nullable(),
        roles: z.array(role),
        sittings: z.number().int(),
        sessions: z.number().int(),
        factors: z.array(z.object({ kind: z.string(), verified: z.boolean(), since: moment })),
      }),
      grants: z.array(
        z.object({
          id: z.uuid(),
          tier: z.number().int(),
          days: z.number().int(),
          source: z.string(),
          grantedAt: moment,
          revokedAt: moment.nullable(),
          note: z.string().nullable(),
          /** The stretches in which it is used. */
          periods: z.array(z.object({ from: moment, to: moment })),
        }),
      ),
      orders: z.array(
        z.object({
          id: z.uuid(),
          tier: z.number().int(),
          days: z.number().int(),
          amountOre: z.number().int(),
          status: z.string(),
          createdAt: moment,
          paidAt: moment.nullable(),
          refundedAt: moment.nullable(),
          receiptNumber: z.number().int().nullable(),
          code: z.string().nullable(),
          refundedOre: z.number().int(),
          ...needs(),
        }),
      ),
      codes: z.array(z.object({ code: z.string(), redeemedAt: moment })),
      claims: z.array(
        z.object({ id: z.uuid(), testDate: z.string(), testLevel: z.string(), status: z.string() }),
      ),
      audit: z.array(auditEntry()),
    }),
  },
  'admin-roles': {
    input: z.strictObject({ userId: z.uuid(), role, given: z.boolean() }),
    output: z.object({ roles: z.array(role) }),
  },
  'admin-licences': {
    input: z.strictObject({
      userId: z.uuid(),
      tier,
      days: z.number().int().min(1).max(366),
      reason,
      requestKey,
    }),
    output: z.object({ grantId: z.uuid() }),
  },
  'admin-licence-revocations': {
    input: z.strictObject({ grantId: z.uuid(), reason }),
    output: z.object({ endedAt: moment }),
  },
  'admin-refunds': {
    input: z.strictObject({ orderId: z.uuid(), reason }),
    /** `sent`: the provider has it; else it is tried again by itself. */
    output: z.object({ refundedOre: z.number().int(), sent: z.boolean() }),
  },
  /** Orders that somebody has to look at, the oldest first. */
  'admin-payments': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      payments: z.array(
        z.object({
          orderId: z.uuid(),
          /** Null: the account is gone. */
          person: someone.nullable(),
          tier: z.number().int(),
          days: z.number().int(),
          amountOre: z.number().int(),
          paidAt: moment.nullable(),
          receiptNumber: z.number().int().nullable(),
          /** What the provider calls it. */
          paymentId: z.string().nullable(),
          ...needs(),
        }),
      ),
      more: z.boolean(),
    }),
  },
  /** Refunds that failed were paid in another way: `amountOre`, all that is due. */
  'admin-settlements': {
    input: z.strictObject({ orderId: z.uuid(), amountOre: z.number().int().min(1), reason }),
    output: z.object({ failedRefundOre: z.number().int() }),
  },
  'admin-sessions': {
    input: z.strictObject({ userId: z.uuid(), reason }),
    output: z.object({ ended: z.number().int() }),
  },
  'admin-second-factors': {
    input: z.strictObject({ userId: z.uuid(), reason }),
    output: z.object({ removed: z.number().int() }),
  },
  'admin-codes': {
    reads: true,
    input: z.strictObject({
      state: z.enum(['open', 'used', 'over']).optional(),
      /** Those that were made in one go. */
      batch: z.string().max(120).optional(),
      page: count(1, 40).default(1),
    }),
    output: z.object({
      codes: z.array(
        z.object({
          code: z.string(),
          campaign: z.string(),
          percentOff: z.number().int().nullable(),
          trialDays: z.number().int().nullable(),
          expiresAt: moment.nullable(),
          note: z.string().nullable(),
          state: z.enum(['open', 'reserved', 'used', 'withdrawn', 'expired']),
          redeemedAt: moment.nullable(),
          createdAt: moment,
          batch: z.string().nullable(),
        }),
      ),
      ...counted(),
    }),
  },
  'admin-code-batches': {
    input: z
      .strictObject({
        count: z.number().int().min(1).max(mostCodes),
        percentOff: z.number().int().min(1).max(90).optional(),
        trialDays: z.number().int().min(1).max(366).optional(),
        /** The last day on which they count, in Norway. */
        lastDay: z.iso
          .date()
          // The database knows no year 0.
          .refine((day) => day >= '0001')
          .optional(),
        note: z.string().trim().min(3).max(500),
        requestKey,
      })
      .refine(({ percentOff, trialDays }) => percentOff !== undefined || trialDays !== undefined, {
        error: 'A code is worth a discount, days of Trial, or either.',
      }),
    output: z.object({ codes: z.array(z.string()), batch: z.string() }),
  },
  'admin-code-withdrawals': {
    input: z.strictObject({ code: z.string().max(40), reason }),
    output: z.object({ withdrawnAt: moment }),
  },
  'admin-visits': {
    reads: true,
    input: z.strictObject({
      /** Days of Oslo, both included. */
      from: day(),
      to: day(),
      step: z.enum(['day', 'week', 'month']),
    }),
    output: z.object({
      /** Oldest first; a week begins on Monday. Periods in which nobody came stand there, too. */
      series: z.array(z.object({ start: day(), views: z.number().int(), visits: z.number().int() })),
      /** The most frequent first, at most fifty of each. */
      pages: z.array(named()),
      sources: z.array(named()),
      languages: z.array(named()),
      devices: z.array(named()),
      events: z.array(named()),
      /** The way of the product, in its order. */
      funnel: z.array(z.object({ step: z.enum(funnelSteps), count: z.number().int() })),
    }),
  },
  'admin-feedback': {
    reads: true,
    input: z.strictObject({
      /** The last one of the page before. */
      before: z.uuid().optional(),
    }),
    output: z.object({
      feedback: z.array(
        z.object({
          id: z.uuid(),
          at: moment,
          text: z.string(),
          /** Where a code was to be sent; null when none was asked for. */
          email: z.string().nullable(),
          /** Null: a guest, or a demo user. */
          person: someone.nullable(),
        }),
      ),
      /** `before` of the page with those that are older; null when there are none. */
      older: z.uuid().nullable(),
    }),
  },
  'admin-audit': {
    reads: true,
    input: z.strictObject({
      /** The address or id of who did it, and of whom it was done to. */
      actor: z.string().trim().max(320).optional(),
      subject: z.string().trim().max(320).optional(),
      action: z.string().max(60).optional(),
      page: count(1, 40).default(1),
    }),
    output: z.object({ entries: z.array(auditEntry()), actions: z.array(z.string()), ...counted() }),
  },
} as const;

function auditEntry() {
  return z.object({
    id: z.number().int(),
    at: moment,
    action: z.string(),
    /** Null: the product itself, its command line, or somebody whose account is gone. */
    actor: someone.nullable(),
    subject: someone.nullable(),
    details: z.record(z.string(), z.unknown()),
  });
}

/** What of an order may need somebody. */
function needs() {
  return {
    dispute: z.enum(['open', 'won', 'lost']).nullable(),
    /** Refunds that did not arrive. */
    failedRefundOre: z.number().int(),
    /** Promised, and not sent yet. */
    owedOre: z.number().int(),
  };
}
