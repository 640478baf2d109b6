import { useEffect, useRef, useState } from 'react';
import type { TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-storage.ts';
import { sendReview } from './send-review.ts';

/** So long nothing is changed before the draft is saved, in ms. */
const pauseMs = 1500;
/** After what did not get through it is tried again, in ms. */
const laterMs = 8000;

export type DraftState =
  | 'saved'
  | 'typing'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'taken'
  | 'stale'
  | 'conflict';

export type ReviewDraft = {
  readonly feedback: TeacherFeedback;
  readonly revision: number;
  readonly state: DraftState;
  /** What another window has saved meanwhile. */
  readonly other: { readonly revision: number; readonly feedback: TeacherFeedback } | null;
  readonly change: (change: Partial<TeacherFeedback>) => void;
  readonly choose: (which: 'own' | 'other') => void;
  /** Sent: nothing is kept on this device any more. */
  readonly finish: () => void;
};

/**
 * Rule 9.443: the whole draft, kept on this device with each change and on the server at each pause. What a window that was closed, or
 * a line that broke, had not sent goes on from here.
 */
export function useReviewDraft(work: TeacherWork): ReviewDraft {
  const [feedback, setFeedback] = useState(work.feedback);
  const [revision, setRevision] = useState(work.revision);
  const [state, setState] = useState<DraftState>('saved');
  const [other, setOther] = useState<ReviewDraft['other']>(null);
  const latest = useRef({ feedback, revision });
  latest.current = { feedback, revision };

  useEffect(() => {
    if (!work.mine) return;
    const kept = readDraft(work.id);
    if (!kept || JSON.stringify(kept.feedback) === JSON.stringify(work.feedback)) return;
    setFeedback(kept.feedback);
    if (kept.revision === work.revision) return setState('typing');
    setOther({ revision: work.revision, feedback: work.feedback });
    setState('conflict');
  }, [work]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (state !== 'typing' && state !== 'offline' && state !== 'failed') return;
    const leaving = new AbortController();
    const save = async () => {
      setState('saving');
      const { feedback: sent, revision: known } = latest.current;
      const body = { kind: 'save', requestId: work.id, revision: known, feedback: sent } as const;
      const reply = await sendReview(body);
      if (reply.kind === 'conflict') {
        setOther(reply);
        return setState('conflict');
      }
      if (reply.kind === 'refused') return setState(stateOf(reply.code));
      setRevision(reply.revision);
      if (latest.current.feedback !== sent) return setState('typing');
      forgetDraft(work.id);
      setState('saved');
    };
    const timer = setTimeout(() => void save(), state === 'typing' ? pauseMs : laterMs);
    addEventListener('online', save, { signal: leaving.signal, once: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [state, feedback, work.id]);

  return {
    ...{ feedback, revision, state, other },
    change(change) {
      const next = { ...latest.current.feedback, ...change };
      latest.current = { ...latest.current, feedback: next };
      keepDraft(work.id, { revision: latest.current.revision, feedback: next });
      setFeedback(next);
      setState((now) => (now === 'saving' || now === 'conflict' || now === 'taken' ? now : 'typing'));
    },
    choose(which) {
      if (!other) return;
      setRevision(other.revision);
      if (which === 'other') {
        setFeedback(other.feedback);
        forgetDraft(work.id);
      } else keepDraft(work.id, { revision: other.revision, feedback });
      setState(which === 'other' ? 'saved' : 'typing');
      setOther(null);
    },
    finish: () => forgetDraft(work.id),
  };
}

function stateOf(code: string): DraftState {
  if (code === 'offline') return 'offline';
  if (code === 'request_taken' || code === 'request_not_yours' || code === 'request_not_found')
    return 'taken';
  return code === 'not_signed_in' || code === 'role_needed' ? 'stale' : 'failed';
}
