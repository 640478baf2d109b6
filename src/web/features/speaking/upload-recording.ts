import { bareType, recordingBucket } from '#domain/speaking/recording-limits.ts';
import { againUntilStopped } from '#web/network/again-until-stopped.ts';

/** Pauses before an upload that the server could not take is tried again, in ms. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
/** A piece of some seconds on a bad line, so that a broken one costs little. */
const pieceBytes = 128 * 1024;

export type Ticket = {
  readonly name: string;
  /** Signed for this one name. */
  readonly token: string;
  /** It lies there already. */
  readonly uploaded: boolean;
};

type Upload = {
  readonly sound: Blob;
  /** Where it lies; left out: with the learners' recordings. */
  readonly bucket?: string;
  readonly ticket: Ticket;
  /** Where an earlier try went. */
  readonly uploadUrl: string | null;
  readonly onUrl: (url: string) => void;
  readonly onShare: (share: number) => void;
  readonly onWait: (waits: boolean) => void;
  readonly signal: AbortSignal;
};

/**
 * Brings a recording to the storage by TUS, from where an earlier try stopped, and goes on by itself when the network or the
 * server is back, however long that takes. Rule 9.281, Rule 9.517. @throws Error when the storage refuses it
 */
export async function uploadRecording(upload: Upload): Promise<void> {
  const { sound, ticket, signal, onShare, onWait } = upload;
  if (ticket.uploaded) return onShare(1);
  const tus = await import('tus-js-client');
  await new Promise<void>((resolve, reject) => {
    /** Nobody answered: it rests until it is asked for again. */
    let rests = false;
    const sending = new tus.Upload(sound, {
      endpoint: `${location.origin}/storage/v1/upload/resumable/sign`,
      uploadUrl: upload.uploadUrl,
      headers: { 'x-signature': ticket.token },
      metadata: {
        bucketName: upload.bucket ?? recordingBucket,
        objectName: ticket.name,
        contentType: bareType(sound.type),
      },
      chunkSize: pieceBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => upload.onUrl(sending.url ?? ''),
      onProgress: (sent, total) => onShare(total > 0 ? sent / total : 0),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        onWait(true);
        // 423: another request of this upload is still being put away.
        return status === 409 || status === 423 || status === 429 || status >= 500;
      },
      onSuccess: () => {
        end();
        resolve();
      },
      onError: (error) => {
        if ('originalResponse' in error && !error.originalResponse) {
          rests = true;
          return onWait(true);
        }
        end();
        reject(error);
      },
    });
    const stopAsking = againUntilStopped(() => {
      if (!rests) return;
      rests = false;
      sending.start();
    });
    const abort = () => {
      end();
      void sending.abort();
      reject(signal.reason);
    };
    const end = () => {
      stopAsking();
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    sending.start();
  });
}
