import type { ServerContext } from '#server/context/server-context.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { Transcriber } from '#server/providers/transcription/transcriber.ts';
import type { Listener } from '#server/submissions/heard-in.ts';
import { judgeRecording } from './judge-recording.ts';
import { findRecording, readRecordingBytes } from './recording-object.ts';

/** Brings recordings to whoever writes down what was said; without one nobody listens. */
export function listenerOf(
  { database }: ServerContext,
  { files, transcriber }: { readonly files: FileStore; readonly transcriber: Transcriber | null },
): Listener {
  return async (path, signal) => {
    if (!transcriber) return null;
    const version = await database.asService((transaction) => findRecording(transaction, { name: path }));
    const bytes = version && (await readRecordingBytes(files, version));
    const judged = bytes && judgeRecording(bytes);
    if (!bytes || !judged) return null;
    return transcriber.transcribe({ bytes, type: judged.type }, signal);
  };
}
