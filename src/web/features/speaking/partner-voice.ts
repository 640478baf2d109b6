import { speakLines } from '#web/speech/speak-lines.ts';

/** How a line of the partner is given: heard, or to be read because nothing can be heard here. */
export type LineOutcome = { readonly kind: 'heard' } | { readonly kind: 'read'; readonly text: string };

type Line = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly line: number;
  readonly voice: 'woman' | 'man';
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly signal: AbortSignal;
};

/** Sound that has not begun by then is not waited for any longer. */
const patienceMs = 8000;

/**
 * Says a line of the partner: by our sound; where that does not come, by the device's Norwegian voice; where there is none,
 * its words are shown. Rule 9.285. @throws Error when even the words cannot be fetched
 */
export async function sayLine(line: Line): Promise<LineOutcome> {
  if (await playSound(line)) return { kind: 'heard' };
  const text = await fetchLine(line);
  if (line.voices.length > 0 && (await speak(text, line))) return { kind: 'heard' };
  return { kind: 'read', text };
}

/** False when it does not sound, or breaks off. */
function playSound({ taskId, line, signal }: Line): Promise<boolean> {
  return new Promise((resolve) => {
    const audio = new Audio(`/audio/task/${taskId}/${line}.mp3`);
    const end = (heard: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      audio.pause();
      resolve(heard);
    };
    const stop = () => end(true);
    const timer = setTimeout(() => end(false), patienceMs);
    signal.addEventListener('abort', stop);
    audio.onplaying = () => clearTimeout(timer);
    audio.onended = () => end(true);
    audio.onerror = () => end(false);
    audio.play().catch(() => end(false));
  });
}

async function fetchLine({ sittingId, position, taskId, line, signal }: Line): Promise<string> {
  const query = new URLSearchParams({ position: String(position), taskId, line: String(line) });
  const response = await fetch(`/app/test/${sittingId}/partner-line?${query}`, { signal });
  if (!response.ok) throw new Error(`the line was not given: ${response.status}`);
  const { text } = (await response.json()) as { text: string };
  return text;
}

function speak(text: string, { voice, voices, signal }: Line): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = speakLines({
      lines: [{ speaker: 'A', voice, text, rate: 0.95 }],
      voices,
      onEnd: () => resolve(true),
      onFail: () => resolve(false),
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve(true);
    });
  });
}
