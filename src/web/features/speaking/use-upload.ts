import { useEffect, useRef } from 'react';
import { bareType } from '#domain/speaking/recording-limits.ts';
import { type Ticket, uploadRecording } from './upload-recording.ts';
import type { RecordingControl } from './use-recording.ts';

type Uploading = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly recording: RecordingControl;
  /** It lies in the storage (null: nothing was recorded): hand it in. */
  readonly onThere: (name: string | null) => void;
  /** The storage did not take it. */
  readonly onFail: () => void;
};

/** Sends what was recorded as soon as it is accepted, and again after a reload, until it lies in the storage. */
export function useUpload({ sittingId, position, taskId, recording, onThere, onFail }: Uploading): void {
  const { ready, state, sound, facts, send, note } = recording;
  const sends = ready && state.kind === 'uploading' && (facts.silent || sound !== null);
  const latest = useRef({ facts, sound, onThere, onFail });
  latest.current = { facts, sound, onThere, onFail };
  useEffect(() => {
    if (!sends) return;
    const { facts: known, sound: recorded } = latest.current;
    if (known.silent || recorded === null) return latest.current.onThere(null);
    const sending = new AbortController();
    const { signal } = sending;
    void (async () => {
      try {
        const ticket = await fetchTicket({ sittingId, position, taskId, signal, ...known }, send);
        if (ticket.name !== known.name) note({ name: ticket.name, uploadUrl: null });
        await uploadRecording({
          sound: recorded,
          ticket,
          uploadUrl: ticket.name === known.name ? known.uploadUrl : null,
          onUrl: (uploadUrl) => note({ uploadUrl }),
          onShare: (share) => send({ kind: 'uploaded', share }),
          onWait: (lost) => send({ kind: 'connection', lost }),
          signal,
        });
        if (!signal.aborted) latest.current.onThere(ticket.name);
      } catch {
        if (signal.aborted) return;
        send({ kind: 'upload_failed' });
        latest.current.onFail();
      }
    })();
    return () => sending.abort();
  }, [sends, sittingId, position, taskId, send, note]);
}

type Asking = Omit<Uploading, 'recording' | 'onThere' | 'onFail'> & {
  readonly type: string;
  readonly name: string | null;
  readonly signal: AbortSignal;
};

/** Where to send it. Without a network it waits until there is one. @throws Error when it is refused */
async function fetchTicket(
  { sittingId, position, taskId, type, name, signal }: Asking,
  send: RecordingControl['send'],
): Promise<Ticket> {
  for (;;) {
    const response = await fetch(`/app/test/${sittingId}/recording`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position, taskId, type: bareType(type), name }),
      signal,
    }).catch(() => null);
    signal.throwIfAborted();
    if (response?.ok) return (await response.json()) as Ticket;
    if (response && response.status < 500 && response.status !== 429)
      throw new Error(`refused: ${response.status}`);
    send({ kind: 'connection', lost: true });
    await new Promise((resolve) => {
      const timer = setTimeout(go, 5000);
      function go() {
        clearTimeout(timer);
        removeEventListener('online', go);
        resolve(null);
      }
      addEventListener('online', go);
    });
  }
}
