import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useResend } from '#web/network/use-resend.ts';
import { isSame, type OtherDraft, openingOf, type Written } from './draft-state.ts';
import { sendDraft } from './send-draft.ts';
import { keepText, readKeptText } from './written-storage.ts';

/** A pause in typing after which the server is told. */
const pauseMs = 1200;

export type DraftState = 'empty' | 'typing' | 'saving' | 'saved' | 'offline' | 'failed';

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
  /** Asks the server what lies there, as before handing in. */
  readonly save: () => void;
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
  const latest = useRef({ written, revision, other });
  latest.current = { written, revision, other };
  const underWay = useRef(false);

  const keep = useCallback(
    (text: Written, base: number, saved: boolean) =>
      keepText({ sittingId, position }, { ...text, base, saved, at: Date.now() }),
    [sittingId, position],
  );

  const save = useCallback(async () => {
    if (underWay.current || latest.current.other) return;
    underWay.current = true;
    setState('saving');
    const sent = latest.current.written;
    const reply = await sendDraft({
      sittingId,
      position,
      taskId,
      ...sent,
      revision: latest.current.revision,
    });
    underWay.current = false;
    if (reply.kind === 'refused') return setState(reply.code === 'offline' ? 'offline' : 'failed');
    if (reply.kind === 'conflict') {
      setOther(reply);
      return setState('typing');
    }
    setRevision(reply.revision);
    const now = latest.current.written;
    keep(now, reply.revision, isSame(now, sent));
    setState(isSame(now, sent) ? 'saved' : 'typing');
  }, [sittingId, position, taskId, keep]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser kept is looked at once, when the page stands
  useEffect(() => {
    const opening = openingOf(draft, readKeptText({ sittingId, position }));
    setWritten({ text: opening.text, plan: opening.plan });
    setRevision(opening.revision);
    setOther(opening.other);
    if (!isSame(opening, { text: draft?.text ?? '', plan: draft?.plan ?? '' })) setState('typing');
  }, []);

  // At a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (state !== 'typing' || other) return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [state, other, written, save]);

  // The page is left or hidden: what is not saved yet goes out with it.
  useEffect(() => {
    const leave = () => {
      const now = latest.current;
      if (document.visibilityState !== 'hidden' || now.other || state === 'saved' || state === 'empty')
        return;
      void sendDraft(
        { sittingId, position, taskId, ...now.written, revision: now.revision },
        { leaving: true },
      ).then((reply) => {
        if (reply.kind === 'saved' && reply.revision > latest.current.revision) setRevision(reply.revision);
      });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [state, sittingId, position, taskId]);

  useResend(state === 'offline' || state === 'failed', () => void save());

  const put = (text: Written, base: number) => {
    setWritten(text);
    keep(text, base, false);
    setState('typing');
  };
  return {
    ...written,
    ...{ state, revision, other, dropped },
    write: (change) => put({ ...written, ...change }, revision),
    choose(which) {
      if (!other) return;
      const taken = which === 'own' ? written : { text: other.text, plan: other.plan };
      setDropped(which === 'own' ? { text: other.text, plan: other.plan } : written);
      setRevision(other.revision);
      setOther(null);
      put(taken, other.revision);
    },
    swap() {
      if (!dropped) return;
      setDropped(written);
      put(dropped, revision);
    },
    save: () => void save(),
  };
}
