import type { RefObject } from 'react';
import { bareType, recordingTypes } from '#domain/speaking/recording-limits.ts';
import { voiceBucket } from '#domain/teachers/voice-limits.ts';
import { recordableType } from '#web/features/speaking/recorder.ts';
import { readPieces } from '#web/features/speaking/recording-store.ts';
import { uploadRecording } from '#web/features/speaking/upload-recording.ts';
import { sendVoiceStep } from './send-review.ts';

/** Where an upload that was begun goes on. */
export type BegunUpload = { readonly name: string; readonly url: string };

type Bringing = {
  readonly requestId: string;
  /** Of the pieces in the browser's database. */
  readonly key: string;
  readonly upload: RefObject<BegunUpload | null>;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
  readonly onWait: (waits: boolean) => void;
};

/**
 * Brings a spoken comment to the storage and keeps it with the draft. Rule 9.447.
 * @returns its length in seconds
 * @throws Error when it is refused
 */
export async function bringVoice({ requestId, key, upload, ...sending }: Bringing): Promise<number> {
  const pieces = await readPieces(key);
  const [type = 'audio/webm'] = recordingTypes.filter((one) => one === bareType(recordableType()));
  const sound = new Blob(
    pieces.map(({ bytes }) => bytes),
    { type },
  );
  const known = upload.current;
  const ticket = await sendVoiceStep({ kind: 'upload', requestId, type, name: known?.name ?? null });
  if ('code' in ticket || ticket.name === null || ticket.token === null) throw new Error('no ticket');
  const { name, token, uploaded } = ticket;
  await uploadRecording({
    ...{ ...sending, sound, bucket: voiceBucket, ticket: { name, token, uploaded } },
    uploadUrl: known?.name === name ? known.url : null,
    onUrl: (url) => {
      upload.current = { name, url };
    },
  });
  const kept = await sendVoiceStep({ kind: 'keep', requestId, name });
  if ('code' in kept || kept.seconds === null) throw new Error('not kept');
  return kept.seconds;
}
