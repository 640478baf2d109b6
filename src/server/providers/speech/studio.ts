import type { SpokenTurn } from './voice-engine.ts';
import { createWarmChild } from './warm-child.ts';

/** Puts spoken turns together in a process of its own. */
export type Studio = {
  /** @throws Error when a sound cannot be decoded. */
  readonly mix: (turns: readonly (SpokenTurn & { readonly afterMs: number })[]) => Promise<Mixed>;
  readonly close: () => Promise<void>;
};

type Mixed = {
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  readonly peaks: readonly number[];
};

/** What the studio's process is sent: the sounds lie one after another in the frame's body. */
export type StudioPlan = {
  readonly turns: readonly {
    readonly sounds: readonly (
      | { readonly kind: 'pcm'; readonly rate: number; readonly bytes: number }
      | { readonly kind: 'file'; readonly bytes: number }
    )[];
    readonly pauseMs: number;
    readonly afterMs: number;
  }[];
};

export function createStudio(): Studio {
  const child = createWarmChild({
    entry: new URL('./studio-child.ts', import.meta.url),
    timeoutMs: 120_000,
    maxAnswers: 500,
  });
  return {
    async mix(turns) {
      const bodies: Uint8Array[] = [];
      const plan: StudioPlan = {
        turns: turns.map(({ sounds, pauseMs, afterMs }) => ({
          pauseMs,
          afterMs,
          sounds: sounds.map((sound) => {
            const bytes =
              sound.kind === 'file'
                ? sound.bytes
                : new Uint8Array(sound.samples.buffer, sound.samples.byteOffset, sound.samples.byteLength);
            bodies.push(bytes);
            return sound.kind === 'file'
              ? { kind: 'file', bytes: bytes.length }
              : { kind: 'pcm', rate: sound.rate, bytes: bytes.length };
          }),
        })),
      };
      const { header, body } = await child.ask(plan, Buffer.concat(bodies));
      return { mp3: body, ...(header as { durationMs: number; peaks: readonly number[] }) };
    },
    close: child.close,
  };
}
