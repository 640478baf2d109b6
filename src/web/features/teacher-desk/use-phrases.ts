import { useState } from 'react';
import type { Criterion } from '#domain/submissions/assessment.ts';
import type { TeacherPhrase, TeacherWork } from '#domain/teachers/teacher-work.ts';
import { sendPhrase } from './send-review.ts';

export type Phrases = {
  readonly all: readonly TeacherPhrase[];
  /** @returns null when it is kept, else a code of the texts `teacher-desk:errors` */
  readonly keep: (criterion: Criterion | null, text: string) => Promise<string | null>;
  readonly forget: (phraseId: string) => Promise<void>;
};

/** The phrases that a teacher keeps; others of the work's fields see a new one at once. */
export function usePhrases(work: Pick<TeacherWork, 'id' | 'phrases'>): Phrases {
  const [all, setAll] = useState(work.phrases);
  return {
    all,
    async keep(criterion, text) {
      const reply = await sendPhrase(work.id, { kind: 'add', criterion, text: text.slice(0, 500) });
      if (!('phrases' in reply)) return reply.code;
      setAll(reply.phrases);
      return null;
    },
    async forget(phraseId) {
      const reply = await sendPhrase(work.id, { kind: 'remove', phraseId });
      if ('phrases' in reply) setAll(reply.phrases);
    },
  };
}
