import { withRetries } from './with-retries.ts';

type Sending = {
  readonly url: string;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  readonly onShare: (share: number) => void;
};

/** Posts a form with a file and tells how far it is, which `fetch` does not. Rule 7.19. @returns the answer's text. */
export function sendFile(sending: Sending): Promise<string> {
  return withRetries(() => sendOnce(sending), { signal: sending.signal });
}

function sendOnce({ url, body, signal, onShare }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.responseText);
    // As `fetch` has it.
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(body);
  });
}
