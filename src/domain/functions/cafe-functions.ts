import { z } from 'zod';
import {
  mostWeeks,
  type SessionMinutes,
  seatLimits,
  sessionMinutes,
  textLimits,
} from '#domain/language-cafe/session-limits.ts';
import type { HostedSession, ListedSession, ShownSession } from '#domain/language-cafe/session-views.ts';
import { taskLevels } from '#domain/levels/levels.ts';

const sessionId = z.uuid();
/** domain/language-cafe/session-form.ts */
const session = {
  title: z.string().trim().max(textLimits.title),
  topic: z.string().max(60).nullable(),
  level: z.enum(taskLevels),
  start: z.string().max(20),
  minutes: z.custom<SessionMinutes>((value) => sessionMinutes.some((minutes) => minutes === value)),
  seats: z.number().int().min(seatLimits.least).max(seatLimits.most),
  note: z.string().trim().max(textLimits.note),
  link: z.string().trim().max(textLimits.link),
};

/** Sessions of the language café: signing up, and hosting. Rule 9.474 to 9.479. */
export const cafeFunctions = {
  'cafe-sessions': {
    reads: true,
    input: z.strictObject({
      level: z.enum(taskLevels).optional(),
      /** Only those that one has signed up for or hosts; then also what ended in the last two weeks. */
      mine: z.boolean().default(false),
    }),
    output: z.object({
      sessions: z.array(z.custom<ListedSession>()),
      /** One has a role that hosts. */
      mayHost: z.boolean(),
    }),
  },
  'cafe-session': {
    reads: true,
    input: z.strictObject({ sessionId }),
    output: z.object({ session: z.custom<ShownSession>() }),
  },
  'cafe-sign-ups': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('join'), sessionId }),
      z.strictObject({ kind: z.literal('leave'), sessionId }),
      z.strictObject({
        kind: z.literal('rate'),
        sessionId,
        rating: z.number().int().min(1).max(5),
        comment: z.string().trim().max(textLimits.comment),
      }),
    ]),
    output: z.object({
      /** Whether one has a seat now; false also for who waits and who has left. */
      hasSeat: z.boolean(),
    }),
  },
  'host-sessions': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      /** Those to come, the nearest first. */
      upcoming: z.array(z.custom<HostedSession>()),
      /** Those that ended or were cancelled in the last 90 days, the newest first. */
      past: z.array(z.custom<HostedSession>()),
      /** A room is made for whoever gives no link. */
      makesLinks: z.boolean(),
    }),
  },
  'host-session': {
    reads: true,
    input: z.strictObject({ sessionId }),
    output: z.object({ session: z.custom<HostedSession>(), makesLinks: z.boolean() }),
  },
  'host-changes': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('create'),
        ...session,
        weeks: z.number().int().min(1).max(mostWeeks),
        /** Becomes the series' id: sent again it makes nothing new. */
        requestKey: z.uuid(),
      }),
      z.strictObject({ kind: z.literal('change'), sessionId, ...session }),
      z.strictObject({
        kind: z.literal('cancel'),
        sessionId,
        /** With all that follow in the series. */
        following: z.boolean(),
      }),
    ]),
    output: z.object({ sessionId }),
  },
} as const;
