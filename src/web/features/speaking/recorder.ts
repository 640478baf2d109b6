import { recordingBitrate, recordingFormats } from '#domain/speaking/recording-limits.ts';

/** A piece of sound comes this often: as much is lost at most. */
const pieceMs = 500;

export type Recorder = {
  readonly type: string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it; resolves when the last piece has been given. */
  readonly stop: () => Promise<void>;
};

/** The first format of ours that this browser records; empty for its own choice. */
export function recordableType(): string {
  if (typeof MediaRecorder === 'undefined') return '';
  return recordingFormats.find(({ type }) => MediaRecorder.isTypeSupported(type))?.type ?? '';
}

/** Begins to record. @throws DOMException when the browser cannot */
export function startRecorder(
  stream: MediaStream,
  on: { readonly piece: (piece: Blob) => void; readonly fail: () => void },
): Recorder {
  const type = recordableType();
  const recorder = new MediaRecorder(stream, {
    ...(type && { mimeType: type }),
    audioBitsPerSecond: recordingBitrate,
  });
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) on.piece(data);
  };
  recorder.onerror = on.fail;
  recorder.start(pieceMs);
  return {
    type: recorder.mimeType || type,
    pause() {
      if (recorder.state !== 'recording') return;
      recorder.requestData();
      recorder.pause();
    },
    resume() {
      if (recorder.state === 'paused') recorder.resume();
    },
    stop: () =>
      new Promise((resolve) => {
        if (recorder.state === 'inactive') return resolve();
        recorder.onstop = () => resolve();
        recorder.stop();
      }),
  };
}
