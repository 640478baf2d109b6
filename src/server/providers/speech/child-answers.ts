import { createFrameReader, encodeFrame, type Frame } from './frames.ts';

/**
 * The other end of `warm-child.ts`: answers each question on standard input with a frame on standard output, and
 * ends when the input ends (also when the server was killed).
 */
export function answerQuestions(answer: (question: Frame) => Promise<Frame>): void {
  let line: Promise<void> = Promise.resolve();
  const read = createFrameReader((question) => {
    line = line.then(async () => {
      const reply = await answer(question).catch((error: unknown) => ({
        header: { error: error instanceof Error ? error.message : String(error) },
        body: new Uint8Array(),
      }));
      process.stdout.write(encodeFrame(reply.header, reply.body));
    });
  });
  process.stdin.on('data', (chunk: Buffer) => read(chunk));
  process.stdin.on('end', () => process.exit(0));
  process.stdin.on('error', () => process.exit(0));
}
