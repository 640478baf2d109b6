import type { ServerContext } from '#server/context/server-context.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { Transcriber } from '#server/providers/transcription/transcriber.ts';
import { type MeasureRecording, measureRecording } from '#server/sound/measure-recording.ts';
import type { Listener } from '#server/submissions/heard-in.ts';
import { judgeRecording } from './judge-recording.ts';
import { findRecording, readRecordingBytes } from './recording-object.ts';

/** Brings recordings to what measures their sound, and to whoever writes down what was said; without one nobody listens. */
export function listenerOf(
  { database }: ServerContext,
  parts: {
    readonly files: FileStore;
    readonly transcriber: Transcriber | null;
    readonly measure?: MeasureRecording;
  },
): Listener {
  const { files, transcriber, measure = measureRecording } = parts;
  async function read(path: string) {
    const version = await database.asService((transaction) => findRecording(transaction, { name: path }));
    const bytes = version && (await readRecordingBytes(files, version));
    const judged = bytes && judgeRecording(bytes);
    return bytes && judged ? { bytes, type: judged.type } : null;
  }
  return {
    async measure(path, signal) {
      const recording = await read(path);
      return recording && measure(recording, signal);
    },
    async transcribe(path, signal) {
      const recording = transcriber && (await read(path));
      return recording ? transcriber.transcribe(recording, signal) : null;
    },
  };
}
