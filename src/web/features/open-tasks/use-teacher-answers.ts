import { useCallback, useEffect, useState } from 'react';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';

export type TeacherAnswers = FunctionOutput<'teacher-answers'>;
type Asked = FunctionInput<'teacher-requests'>;

export type TeacherAnswersControl = {
  readonly answers: TeacherAnswers | null;
  readonly failed: boolean;
  /** @returns null when it is done, else a code of the texts `teacher-answer:errors` */
  readonly ask: (asked: Asked) => Promise<string | null>;
  readonly read: () => void;
};

/** What a test's answers have heard from teachers, read when the feedback is shown and after each change. */
export function useTeacherAnswers(sittingId: string): TeacherAnswersControl {
  const [answers, setAnswers] = useState<TeacherAnswers | null>(null);
  const [failed, setFailed] = useState(false);
  const address = `/app/test/${sittingId}/teacher`;
  const read = useCallback(async () => {
    setFailed(false);
    try {
      const response = await fetch(address);
      if (response.ok) setAnswers((await response.json()) as TeacherAnswers);
      else setFailed(true);
    } catch {
      setFailed(true);
    }
  }, [address]);
  useEffect(() => void read(), [read]);
  const ask = async (asked: Asked) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      if (response.ok) {
        await read();
        return null;
      }
      return ((await response.json()) as { code: string }).code;
    } catch {
      return 'offline';
    }
  };
  return { answers, failed, ask, read: () => void read() };
}
