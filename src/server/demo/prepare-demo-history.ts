import type { Logger } from 'pino';
import type { DemoHistory } from './demo-history.ts';

/** When the first pages after a start are served, and the machine rests again. */
const afterStartMs = 8000;

/** Has the history told before anybody asks for a demo: it takes about a second. Rule 9.70. @returns how to call it off. */
export function prepareDemoHistory(
  tell: () => Promise<DemoHistory>,
  log: Logger,
  afterMs = afterStartMs,
): () => void {
  const timer = setTimeout(() => {
    // Whoever begins a demo has it told anew.
    tell().catch((error: Error) => log.warn({ err: error }, 'the history of the demo could not be prepared'));
  }, afterMs);
  timer.unref();
  return () => clearTimeout(timer);
}
