import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** Rule 9.446: enqueued with a teacher's feedback, and with their answer to what was asked back. */
export const teacherAnswerMailJob = defineJob({
  name: 'teacher-answer-mail',
  data: z.strictObject({ requestId: z.uuid(), what: z.enum(['feedback', 'back_answer']) }),
  key: ({ requestId, what }) => `${requestId} ${what}`,
});

/** Tells who judged it that the learner has asked back. */
export const teacherAskedMailJob = defineJob({
  name: 'teacher-asked-mail',
  data: z.strictObject({ requestId: z.uuid() }),
  key: ({ requestId }) => requestId,
});

/** Rule 9.441: tells the teachers what is due soon and nobody works on. */
export const teacherDueMailsJob = defineJob({
  name: 'teacher-due-mails',
  data: z.strictObject({}),
  schedule: '20 * * * *',
});

/** Forgets spoken comments that were never sent, and drafts that were given back. */
export const sweepTeacherDraftsJob = defineJob({
  name: 'sweep-teacher-drafts',
  data: z.strictObject({}),
  schedule: '47 3 * * *',
});

export const teacherJobDefinitions = [
  teacherAnswerMailJob,
  teacherAskedMailJob,
  teacherDueMailsJob,
  sweepTeacherDraftsJob,
];
