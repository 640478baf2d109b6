import { z } from 'zod';
import type { GuaranteeConditions } from '#domain/guarantee/conditions.ts';
import type { PracticeWeek } from '#domain/guarantee/practice-weeks.ts';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';

/** The pass guarantee: how far its conditions are met, claims, and what reviewers decide. Rule 1.27. */
export const guaranteeFunctions = {
  /** Without a date: for the claim that waits, else the exam's date of the profile, else as if the test were tomorrow. */
  guarantee: {
    reads: true,
    input: z.strictObject({ testDate: day().optional() }),
    output: z.object({
      testDate: z.iso.date(),
      testDateFrom: z.enum(['given', 'claim', 'profile', 'tomorrow']),
      today: z.iso.date(),
      conditions: z.custom<GuaranteeConditions>(),
      weeks: z.array(z.custom<PracticeWeek>()),
      claims: z.array(ownClaim()),
    }),
  },
  'guarantee-claims': {
    input: z.strictObject({
      testDate: day(),
      testLevel: z.enum(taskLevels),
      failedParts: z.array(z.enum(categories)).min(1).max(4),
      message: z.string().trim().max(2000).optional(),
      /** Name of the file in the bucket `guarantee-proofs`: `<user id>/…`. */
      proofName: z.string().min(1).max(300),
      requestKey: z.string().min(8).max(80).optional(),
      /** The language that the decision is told in. */
      locale: z.enum(['en-GB', 'nb-NO']).optional(),
    }),
    output: z.object({ claimId: z.uuid() }),
  },
  /** For reviewers: those that wait, the oldest first, or those that are decided, the newest first; 25 a page. */
  claims: {
    reads: true,
    input: z.strictObject({
      status: z.enum(['waiting', 'decided']).default('waiting'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    output: z.object({ claims: z.array(reviewedClaim()), total: z.number().int() }),
  },
  'claim-reviews': {
    input: z.strictObject({
      claimId: z.uuid(),
      decision: z.enum(['accepted', 'refused']),
      /** A refusal needs one; the person reads it. */
      reason: z.string().trim().max(2000).optional(),
    }),
    output: z.object({
      status: z.enum(['accepted', 'refused']),
      /** Of an accepted one: the last moment of the days that it gave; null when they were taken back. */
      extendedUntil: z.iso.datetime().nullable(),
    }),
  },
} as const;

/** A day that the database knows, too: it has no year 0. */
function day() {
  return z.iso.date().refine((date) => date >= '0001');
}

function claim() {
  return {
    id: z.uuid(),
    testDate: z.iso.date(),
    testLevel: z.enum(taskLevels),
    failedParts: z.array(z.enum(categories)),
    message: z.string().nullable(),
    /** Of the package held on the day of the test. */
    tier: z.number().int().nullable(),
    status: z.enum(['waiting', 'accepted', 'refused']),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    extendedUntil: z.iso.datetime().nullable(),
  };
}

function ownClaim() {
  return z.object({ ...claim(), proofName: z.string() });
}

function reviewedClaim() {
  return z.object({
    ...claim(),
    person: z.object({ id: z.uuid(), email: z.string().nullable(), name: z.string().nullable() }),
    /** Test dates of the person's claims that were accepted before. */
    acceptedBefore: z.array(z.iso.date()),
    decidedBy: z.string().nullable(),
    /** It is the reviewer's own, and somebody else decides it. */
    own: z.boolean(),
    conditionsThen: z.custom<GuaranteeConditions>(),
    conditionsNow: z.custom<GuaranteeConditions>(),
    /** The link works for five minutes; null when the file is gone. */
    proof: z.object({ url: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
  });
}
