import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useResend } from '#web/network/use-resend.ts';
import { isSame, type OtherDraft, openingOf, type Written } from './draft-state.ts';
import { sendDraft } from './send-draft.ts';
import { keepText, readKeptText } from './written-storage.ts';

/** A pause in typing after which the server is told. */
const pauseMs = 1200;

/** `stale`: the task is handed in or over elsewhere; nothing is saved any more. */
export type DraftState = 'empty' | 'typing' | 'saving' | 'saved' | 'offline' | 'failed' | 'stale';

export type DraftControl = Written & {
  readonly state: DraftState;
  /** The revision that the server has of this window's words, as far as it is known. */
  readonly revision: number;
  /** What another window has saved meanwhile: nothing more is saved until one of the two is chosen. */
  readonly other: OtherDraft | null;
  /** The version that was not chosen, as long as this page stands. */
  readonly dropped: Written | null;
  readonly write: (change: Partial<Written>) => void;
  /** Goes on with this window's words, or the other's. */
  readonly choose: (which: 'own' | 'other') => void;
  /** Takes the version that was not chosen after all. */
  readonly swap: () => void;
  /** Saves at once; where another window was ahead, its words come back. */
  readonly save: () => void;
  /** Waits for a save that is under way. @returns the revision that the server has then */
  readonly settle: () => Promise<number>;
};

/**
 * Rule 9.271: what is written is kept in the browser with every key and on the server at each pause; without a network it
 * waits here and is sent by itself. What another window has saved is never written over unseen.
 */
export function useDraft(sittingId: string, task: OpenSittingTask): DraftControl {
  const { position, taskId, draft } = task;
  const [written, setWritten] = useState<Written>({ text: draft?.text ?? '', plan: draft?.plan ?? '' });
  const [revision, setRevision] = useState(draft?.revision ?? 0);
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'empty');
  const [other, setOther] = useState<OtherDraft | null>(null);
  const [dropped, setDropped] = useState<Written | null>(null);
  // Typed before the script was there: React would put the server's text over it.
  const [early] = useState(() => typedEarly(sittingId, position));
  const latest = useRef({ written, other });
  latest.current = { written, other };
  // Known at once, not with the next drawing: what is sent next names it.
  const known = useRef(revision);
  const underWay = useRef<Promise<void> | null>(null);

  const keep = useCallback(
    (text: Written, base: number, saved: boolean) =>
      keepText({ sittingId, position }, { ...text, base, saved, at: Date.now() }),
    [sittingId, position],
  );

  const send = useCallback(async () => {
    setState('saving');
    const sent = latest.current.written;
    const reply = await sendDraft({
      sittingId,
      position,
      taskId,
      ...sent,
      revision: known.current,
    });
    if (reply.kind === 'refused') return setState(refusedState(reply.code));
    if (reply.kind === 'conflict') {
      setOther(reply);
      return setState('typing');
    }
    known.current = reply.revision;
    setRevision(reply.revision);
    const now = latest.current.written;
    keep(now, reply.revision, isSame(now, sent));
    setState(isSame(now, sent) ? 'saved' : 'typing');
  }, [sittingId, position, taskId, keep]);

  const save = useCallback(() => {
    if (underWay.current || latest.current.other) return;
    underWay.current = send().finally(() => {
      underWay.current = null;
    });
  }, [send]);

  const put = (text: Written, base: number) => {
    setWritten(text);
    keep(text, base, false);
    setState('typing');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser kept is looked at once, when the page stands
  useEffect(() => {
    const server = { text: draft?.text ?? '', plan: draft?.plan ?? '' };
    const kept = readKeptText({ sittingId, position });
    if (early !== null && early !== server.text) {
      if (kept && !kept.saved) setDropped({ text: kept.text, plan: kept.plan });
      put({ ...server, text: early }, draft?.revision ?? 0);
      return;
    }
    const opening = openingOf(draft, kept);
    known.current = opening.revision;
    setWritten({ text: opening.text, plan: opening.plan });
    setRevision(opening.revision);
    setOther(opening.other);
    if (!isSame(opening, server)) setState('typing');
  }, []);

  useAtPause({ isTyping: state === 'typing' && !other, written, save });

  // The page is left or hidden: what is not saved yet goes out with it.
  useEffect(() => {
    const leave = () => {
      const now = latest.current;
      if (document.visibilityState !== 'hidden' || now.other || state === 'saved' || state === 'empty')
        return;
      void sendDraft(
        { sittingId, position, taskId, ...now.written, revision: known.current },
        { leaving: true },
      ).then((reply) => {
        if (reply.kind !== 'saved' || reply.revision <= known.current) return;
        known.current = reply.revision;
        setRevision(reply.revision);
      });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [state, sittingId, position, taskId]);

  useResend(state === 'offline' || state === 'failed', save);

  return {
    ...written,
    ...{ state, revision, other, dropped },
    write: (change) => put({ ...written, ...change }, revision),
    choose(which) {
      if (!other) return;
      const taken = which === 'own' ? written : { text: other.text, plan: other.plan };
      setDropped(which === 'own' ? { text: other.text, plan: other.plan } : written);
      known.current = other.revision;
      setRevision(other.revision);
      setOther(null);
      put(taken, other.revision);
    },
    swap() {
      if (!dropped) return;
      setDropped(written);
      put(dropped, revision);
    },
    save,
    async settle() {
      await underWay.current;
      return known.current;
    },
  };
}

/** After these trying again changes nothing. */
const over = ['already_answered', 'sitting_over', 'task_not_given', 'sitting_not_found', 'not_signed_in'];

function refusedState(code: string): DraftState {
  if (code === 'offline') return 'offline';
  return over.includes(code) ? 'stale' : 'failed';
}

/** Marks the field of a task, for `typedEarly`. */
export function placeOf(sittingId: string, position: number): string {
  return `${sittingId}:${position}`;
}

/** What stands in the field that the server drew, when React takes it over; null without one. */
function typedEarly(sittingId: string, position: number): string | null {
  if (typeof document === 'undefined') return null;
  const place = placeOf(sittingId, position);
  return document.querySelector<HTMLTextAreaElement>(`textarea[data-place="${place}"]`)?.value ?? null;
}

/** Saves when nothing has been written for a moment. */
function useAtPause({
  isTyping,
  written,
  save,
}: {
  readonly isTyping: boolean;
  readonly written: Written;
  readonly save: () => void;
}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, written, save]);
}
