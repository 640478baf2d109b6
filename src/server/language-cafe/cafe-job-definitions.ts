import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** What people are told of a session. */
export const sessionNews = ['seat', 'changed', 'cancelled', 'day', 'hour', 'feedback'] as const;
export type SessionNews = (typeof sessionNews)[number];

/** Rule 9.477: enqueued with the notification; what it says of the session is read when it is sent. */
export const cafeMailJob = defineJob({
  name: 'cafe-mail',
  data: z.strictObject({ userId: z.uuid(), sessionId: z.uuid(), news: z.enum(sessionNews) }),
  key: ({ userId, sessionId, news }) => `${userId} ${sessionId} ${news}`,
});

/** Rule 9.477: reminders, seats that came free without a word, sessions without a host, and asking how it was. */
export const cafeSweepJob = defineJob({
  name: 'cafe-sweep',
  data: z.strictObject({}),
  schedule: '*/5 * * * *',
});

export const cafeJobDefinitions = [cafeMailJob, cafeSweepJob];
