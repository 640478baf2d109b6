import { useCallback, useEffect, useRef, useState } from 'react';
import { useResend } from '#web/network/use-resend.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './desk-storage.ts';
import { isSameDraft } from './same-draft.ts';
import type { DeskReply } from './send-desk.ts';

/** A pause in typing after which the server is told. */
const pauseMs = 1200;

/** `stale`: it is scheduled, or gone; nothing is saved any more. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | 'failed' | 'stale';

/** What another window or editor has saved. */
export type OtherDraft<Content> = { readonly content: Content; readonly revision: number };

export type DraftControl<Content> = {
  readonly content: Content;
  readonly state: SaveState;
  /** The revision that the server has, as far as this window knows. */
  readonly revision: number;
  /** Nothing more is saved until one of the two is chosen. */
  readonly other: OtherDraft<Content> | null;
  /** The version that was not chosen, as long as this page stands. */
  readonly dropped: Content | null;
  readonly write: (change: (content: Content) => Content) => void;
  readonly choose: (which: 'own' | 'other') => void;
  readonly swap: () => void;
};

/** What the server says of what it was sent. */
type Saved<Content> =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly revision: number; readonly content: Content };

/** Sends what is written over the revision that this window has seen. */
export type SendDraft<Content> = (
  body: { readonly revision: number; readonly content: Content },
  sending?: { readonly leaving?: boolean },
) => Promise<DeskReply<Saved<Content>>>;

type Given<Content> = {
  readonly id: string;
  readonly revision: number;
  readonly content: Content;
  readonly send: SendDraft<Content>;
};

/**
 * Rule 9.480, Rule 9.504: a draft is kept in the browser with every key and on the server at each pause; without a network it waits here
 * and is sent by itself. What somebody else has saved is never written over unseen.
 */
export function useDeskDraft<Content>({
  id,
  revision: opened,
  content: given,
  send,
}: Given<Content>): DraftControl<Content> {
  const [content, setContent] = useState(given);
  const [revision, setRevision] = useState(opened);
  const [state, setState] = useState<SaveState>('saved');
  const [other, setOther] = useState<OtherDraft<Content> | null>(null);
  const [dropped, setDropped] = useState<Content | null>(null);
  const latest = useRef({ content, other, send });
  latest.current = { content, other, send };
  // Known at once, not with the next drawing: what is sent next names it.
  const known = useRef(revision);
  const underWay = useRef(false);

  const put = useCallback(
    (next: Content) => {
      latest.current.content = next;
      setContent(next);
      keepDraft(id, { content: next, base: known.current });
      setState('typing');
    },
    [id],
  );

  const save = useCallback(async () => {
    if (underWay.current || latest.current.other) return;
    underWay.current = true;
    setState('saving');
    const sent = latest.current.content;
    const reply = await latest.current.send({ revision: known.current, content: sent });
    underWay.current = false;
    if (!reply.ok) return setState(refusedState(reply.code));
    if (reply.answer.kind === 'conflict') {
      setOther({ content: reply.answer.content, revision: reply.answer.revision });
      return setState('typing');
    }
    known.current = reply.answer.revision;
    setRevision(reply.answer.revision);
    const isSame = latest.current.content === sent;
    if (isSame) forgetDraft(id);
    else keepDraft(id, { content: latest.current.content, base: known.current });
    setState(isSame ? 'saved' : 'typing');
  }, [id]);

  useKeptBefore({
    ...{ id, opened, given, put },
    onConflict(kept) {
      setContent(kept);
      setOther({ content: given, revision: opened });
      setState('typing');
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (state !== 'typing' || other) return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [state, other, content, save]);
  useResend(state === 'offline' || state === 'failed', () => void save());
  useSavedWhenHidden(() => {
    if (state === 'saved' || other || underWay.current) return;
    const body = { revision: known.current, content: latest.current.content };
    void send(body, { leaving: true }).then((reply) => {
      if (reply.ok && reply.answer.kind === 'saved') known.current = reply.answer.revision;
    });
  });

  return {
    ...{ content, state, revision, other, dropped },
    write: (change) => put(change(latest.current.content)),
    choose(which) {
      if (!other) return;
      setDropped(which === 'own' ? other.content : content);
      known.current = other.revision;
      setRevision(other.revision);
      latest.current.other = null;
      setOther(null);
      put(which === 'own' ? content : other.content);
    },
    swap() {
      if (!dropped) return;
      setDropped(content);
      put(dropped);
    },
  };
}

/** What this browser kept and the server never had goes on, or is held against what the server has. */
function useKeptBefore<Content>(of: {
  readonly id: string;
  readonly opened: number;
  readonly given: Content;
  readonly put: (content: Content) => void;
  readonly onConflict: (kept: Content) => void;
}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser kept is looked at once, when the page stands
  useEffect(() => {
    const { id, opened, given, put, onConflict } = of;
    const kept = readKeptDraft<Content>(id);
    if (!kept || isSameDraft(kept.content, given)) return;
    if (kept.base === opened) put(kept.content);
    else onConflict(kept.content);
  }, []);
}

function useSavedWhenHidden(send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
}

/** After these trying again changes nothing. */
const over = ['draft_scheduled', 'draft_not_found', 'role_needed', 'not_signed_in', 'wrong_shape'];

function refusedState(code: string): SaveState {
  if (code === 'offline') return 'offline';
  return over.includes(code) ? 'stale' : 'failed';
}
