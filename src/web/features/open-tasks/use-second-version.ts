import { useEffect, useRef, useState } from 'react';
import type { AssessmentOutcome, TextFinding } from '#domain/submissions/assessment.ts';
import { movedFindings } from '#domain/submissions/moved-findings.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { sendSecondVersion } from './send-second-version.ts';

/** So long nothing was typed before the text is checked again, in ms. */
const pauseMs = 1500;
/** After too many checks the next one waits so long, in ms. */
const laterMs = 20_000;

export type SecondState = 'untouched' | 'typing' | 'checking' | 'checked' | 'offline' | 'limited' | 'failed';

export type SecondVersionControl = {
  readonly text: string;
  readonly findings: readonly TextFinding[];
  /** Of the text as it stands; null until it is checked. */
  readonly outcome: AssessmentOutcome | null;
  readonly state: SecondState;
  readonly write: (text: string) => void;
  readonly check: () => void;
};

type Place = { readonly sittingId: string; readonly position: number; readonly taskId: string };

/**
 * A corrected version: kept in the browser with every key, kept and checked on the server at each pause. Until then the marks
 * move with the words. Rule 9.335.
 */
export function useSecondVersion(place: Place, submission: Submission): SecondVersionControl {
  const [text, setText] = useState(submission.second?.text ?? submission.text);
  const [outcome, setOutcome] = useState<AssessmentOutcome | null>(submission.second?.outcome ?? null);
  const [findings, setFindings] = useState(() =>
    submission.second ? findingsOf(submission.second.outcome) : (submission.feedback?.findings ?? []),
  );
  const [state, setState] = useState<SecondState>(submission.second ? 'checked' : 'untouched');
  const underWay = useRef<AbortController | null>(null);
  const key = `bestatt:second:${place.sittingId}:${place.position}`;

  const write = (next: string) => {
    underWay.current?.abort();
    keep(key, next);
    setFindings(movedFindings(findings, { before: text, after: next }));
    setText(next);
    setOutcome(null);
    setState('typing');
  };
  const check = async () => {
    const sending = new AbortController();
    underWay.current = sending;
    setState('checking');
    const reply = await sendSecondVersion({ ...place, text }, sending.signal);
    if (sending.signal.aborted) return;
    if (reply.kind === 'refused') {
      setState(
        reply.code === 'offline' ? 'offline' : reply.code === 'too_many_requests' ? 'limited' : 'failed',
      );
      return;
    }
    keep(key, null);
    setOutcome(reply.outcome);
    setFindings(findingsOf(reply.outcome));
    setState('checked');
  };
  const latest = useRef({ write, check });
  latest.current = { write, check };
  // What a window that was closed had not sent.
  useEffect(() => {
    const left = readKept(key);
    if (left !== null) latest.current.write(left);
    return () => underWay.current?.abort();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the pause anew
  useEffect(() => {
    if (state !== 'typing' && state !== 'limited' && state !== 'offline') return;
    const timer = setTimeout(() => void latest.current.check(), state === 'typing' ? pauseMs : laterMs);
    return () => clearTimeout(timer);
  }, [state, text]);
  return { text, findings, outcome, state, write, check: () => void check() };
}

function findingsOf(outcome: AssessmentOutcome | null): readonly TextFinding[] {
  return outcome?.kind === 'assessed' ? outcome.assessment.findings : [];
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full or closed storage: the text still lives in the page, and on the server at the next pause.
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
