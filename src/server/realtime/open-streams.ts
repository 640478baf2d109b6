import type { Duplex } from 'node:stream';
import type { RealtimeSettings } from './settings.ts';

export type OpenStreams = {
  /** Counts the stream until it closes, or says why it may not come in. */
  readonly add: (stream: Duplex, addressKey: string) => TooManyStreams | undefined;
};

type TooManyStreams = { readonly status: 429 | 503; readonly message: string };

/** The streams that are open or shake hands, altogether and by address: many can shake hands at the same time. */
export function createOpenStreams(
  limits: Pick<RealtimeSettings, 'sockets' | 'socketsPerAddress'>,
): OpenStreams {
  const openByAddress = new Map<string, number>();
  let open = 0;
  return {
    add(stream, addressKey) {
      const before = openByAddress.get(addressKey) ?? 0;
      if (open >= limits.sockets) return { status: 503, message: 'Too many connected users' };
      if (before >= limits.socketsPerAddress) return { status: 429, message: 'Too many connected users' };
      open += 1;
      openByAddress.set(addressKey, before + 1);
      stream.once('close', () => {
        open -= 1;
        const left = (openByAddress.get(addressKey) ?? 1) - 1;
        if (left === 0) openByAddress.delete(addressKey);
        else openByAddress.set(addressKey, left);
      });
      return undefined;
    },
  };
}
