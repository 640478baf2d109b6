import { type Recorder, startRecorder } from '#web/features/speaking/recorder.ts';
import { savePiece } from '#web/features/speaking/recording-store.ts';

/** Records into the browser's database; it is stopped once the last piece is put away. @throws DOMException when the browser cannot */
export function startKeptRecorder(
  stream: MediaStream,
  { key, fail }: { readonly key: string; readonly fail: () => void },
): Recorder {
  // Pieces are put away in the order they came.
  let order = Promise.resolve();
  const began = performance.now();
  const recorder = startRecorder(stream, {
    piece(piece) {
      const ms = Math.round(performance.now() - began);
      order = order.then(async () => savePiece({ key, bytes: await piece.arrayBuffer(), ms }));
    },
    fail,
  });
  return {
    ...recorder,
    async stop() {
      await recorder.stop();
      await order;
    },
  };
}
