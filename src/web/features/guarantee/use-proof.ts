import { useRef, useState } from 'react';
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
  const running = useRef<XMLHttpRequest>(null);
  const previous = state.kind === 'kept' ? state.proof.name : '';

  function choose(file: File) {
    running.current?.abort();
    if (file.size > maxProofBytes) return setState({ kind: 'none', error: 'proofTooLarge' });
    // Not `fetch`: it does not tell how much has been sent.
    const request = new XMLHttpRequest();
    running.current = request;
    const failed = () => setState({ kind: 'none', error: 'proofFailed' });
    request.upload.onprogress = ({ loaded, total }) =>
      setState({ kind: 'uploading', label: file.name, share: total > 0 ? loaded / total : 0 });
    request.onerror = failed;
    request.onload = () => {
      const result = readResult(request.responseText);
      if (!result) return failed();
      setState(
        result.kind === 'kept'
          ? { kind: 'kept', proof: result.proof }
          : { kind: 'none', error: result.error },
      );
    };
    setState({ kind: 'uploading', label: file.name, share: 0 });
    request.open('POST', url);
    request.send(formOf({ previous, file }));
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
