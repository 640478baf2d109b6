import { useRef, useState } from 'react';
import { sendFile } from '#web/network/send-file.ts';
import { maxProofBytes, type Proof, type ProofError, type ProofResult } from './proof-upload.ts';

export type ProofState =
  | { readonly kind: 'none'; readonly error: ProofError | null }
  /** `share` from 0 to 1. */
  | { readonly kind: 'uploading'; readonly label: string; readonly share: number }
  | { readonly kind: 'kept'; readonly proof: Proof };

/** Sends a chosen file at once and tells how far it is; `url` keeps it. What was kept before goes when another one comes. */
export function useProof(url: string, kept: Proof | null) {
  const [state, setState] = useState<ProofState>(
    kept ? { kind: 'kept', proof: kept } : { kind: 'none', error: null },
  );
  const running = useRef<AbortController>(null);
  const previous = state.kind === 'kept' ? state.proof.name : '';

  async function choose(file: File) {
    running.current?.abort();
    if (file.size > maxProofBytes) return setState({ kind: 'none', error: 'proofTooLarge' });
    const sending = new AbortController();
    running.current = sending;
    const onShare = (share: number) => setState({ kind: 'uploading', label: file.name, share });
    onShare(0);
    const body = formOf({ previous, file });
    const text = await sendFile({ url, body, signal: sending.signal, onShare }).catch(() => '');
    if (sending.signal.aborted) return;
    const result = readResult(text);
    if (result?.kind === 'kept') setState({ kind: 'kept', proof: result.proof });
    else setState({ kind: 'none', error: result?.error ?? 'proofFailed' });
  }

  function remove() {
    running.current?.abort();
    setState({ kind: 'none', error: null });
    // Nothing waits for it: what stays behind goes when a claim is sent.
    if (previous) void fetch(url, { method: 'POST', body: formOf({ previous }) }).catch(() => {});
  }

  return { state, choose, remove };
}

function formOf(given: { readonly previous: string; readonly file?: File }): FormData {
  const form = new FormData();
  form.set('previous', given.previous);
  if (given.file) form.set('file', given.file);
  return form;
}

function readResult(text: string): ProofResult | null {
  try {
    const result = JSON.parse(text) as ProofResult;
    return result.kind === 'kept' || result.kind === 'refused' ? result : null;
  } catch {
    return null;
  }
}
