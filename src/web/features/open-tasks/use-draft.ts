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
  /** Saves what is not saved yet. @returns whether the server has this window's words then */
  readonly flush: () => Promise<boolean>;
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

  const keep = useCallback(
    (text: Written, base: number, saved: boolean) =>
      keepText({ sittingId, position }, { ...text, base, saved, at: Date.now() }),
    [sittingId, position],
  );

  const { save, settle, flush } = useSaving({
    latest,
    saved: { text: draft?.text ?? '', plan: draft?.plan ?? '' },
    draft: () => ({ sittingId, position, taskId, ...latest.current.written, revision: known.current }),
    onState: setState,
    onConflict: setOther,
    onSaved(saved, sent) {
      known.current = saved;
      setRevision(saved);
      const now = latest.current.written;
      keep(now, saved, isSame(now, sent));
      setState(isSame(now, sent) ? 'saved' : 'typing');
    },
  });

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

  useSavedWhenLeaving({
    isUnsaved: !other && state !== 'saved' && state !== 'empty',
    draft: () => ({ sittingId, position, taskId, ...latest.current.written, revision: known.current }),
    onSaved(saved) {
      if (saved <= known.current) return;
      known.current = saved;
      setRevision(saved);
    },
  });
  useResend(state === 'offline' || state === 'failed', save);

  const versions = useTwoVersions({
    ...{ written, other, dropped },
    drop: setDropped,
    take(text, base = known.current) {
      known.current = base;
      setRevision(base);
      setOther(null);
      put(text, base);
    },
  });

  return {
    ...written,
    ...{ state, revision, other, dropped },
    write: (change) => put({ ...written, ...change }, revision),
    ...versions,
    save,
    async settle() {
      await settle();
      return known.current;
    },
    flush,
  };
}

type SentDraft = Parameters<typeof sendDraft>[0];

/** Saves one draft after the other: two on their way at once would be a conflict with oneself. */
function useSaving(of: {
  readonly latest: { readonly current: { readonly written: Written; readonly other: OtherDraft | null } };
  /** What the server has when the page is opened. */
  readonly saved: Written;
  readonly draft: () => SentDraft;
  readonly onState: (state: DraftState) => void;
  readonly onConflict: (other: OtherDraft) => void;
  readonly onSaved: (revision: number, sent: Written) => void;
}): {
  readonly save: () => void;
  readonly settle: () => Promise<void>;
  readonly flush: () => Promise<boolean>;
} {
  const asked = useRef(of);
  asked.current = of;
  const lies = useRef(of.saved);
  const underWay = useRef<Promise<void> | null>(null);
  const send = useCallback(async () => {
    const { draft, onState, onConflict, onSaved } = asked.current;
    onState('saving');
    const sent = draft();
    const reply = await sendDraft(sent);
    if (reply.kind === 'refused') return onState(refusedState(reply.code));
    if (reply.kind === 'saved') {
      lies.current = sent;
      return onSaved(reply.revision, sent);
    }
    onConflict(reply);
    onState('typing');
  }, []);
  const save = useCallback(() => {
    if (underWay.current || asked.current.latest.current.other) return;
    underWay.current = send().finally(() => {
      underWay.current = null;
    });
  }, [send]);
  const settle = useCallback(async () => {
    await underWay.current;
  }, []);
  const flush = useCallback(async () => {
    const isSaved = () => isSame(asked.current.latest.current.written, lies.current);
    await settle();
    if (!isSaved()) {
      save();
      await settle();
    }
    return isSaved();
  }, [save, settle]);
  return { save, settle, flush };
}

/** Rule 9.271: choosing between this window's words and another's, and thinking better of it. */
function useTwoVersions(of: {
  readonly written: Written;
  readonly other: OtherDraft | null;
  readonly dropped: Written | null;
  readonly drop: (version: Written) => void;
  /** @param base the revision that it goes on from; left out, the one at hand */
  readonly take: (text: Written, base?: number) => void;
}): Pick<DraftControl, 'choose' | 'swap'> {
  const { written, other, dropped, drop, take } = of;
  return {
    choose(which) {
      if (!other) return;
      const theirs = { text: other.text, plan: other.plan };
      drop(which === 'own' ? theirs : written);
      take(which === 'own' ? written : theirs, other.revision);
    },
    swap() {
      if (!dropped) return;
      drop(written);
      take(dropped);
    },
  };
}

/** The page is left or hidden: what is not saved yet goes out with it. */
function useSavedWhenLeaving(of: {
  readonly isUnsaved: boolean;
  readonly draft: () => SentDraft;
  readonly onSaved: (revision: number) => void;
}): void {
  const latest = useRef(of);
  latest.current = of;
  useEffect(() => {
    const leave = () => {
      const { isUnsaved, draft, onSaved } = latest.current;
      if (document.visibilityState !== 'hidden' || !isUnsaved) return;
      void sendDraft(draft(), { leaving: true }).then((reply) => {
        if (reply.kind === 'saved') onSaved(reply.revision);
      });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
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
