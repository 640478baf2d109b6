import { z } from 'zod';

/** Notifications by web push. */
export const pushFunctions = {
  /** Where they are switched on, and the key that a browser subscribes with. */
  'push-devices': {
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      publicKey: z.string(),
      devices: z.array(
        z.object({
          id: z.uuid(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
          since: z.string(),
          /** When a message last reached its push service. */
          toldAt: z.string().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  /** Switches them on in this browser (Push API, `PushSubscription.toJSON`). */
  'push-subscriptions': {
    input: z.strictObject({
      endpoint: z.string().max(1000),
      p256dh: z.string().regex(/^[\w-]{87}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    output: z.object({ id: z.uuid() }),
  },
} as const;
