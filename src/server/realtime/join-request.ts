import { z } from 'zod';
import { wantedChange } from './changes/wanted-change.ts';
import { plainText } from './plain-text.ts';

/** Older clients send booleans as texts. */
const flexibleBoolean = z
  .union([z.boolean(), z.string().transform((text, context) => readBoolean(text, context))])
  .nullish()
  .transform((value) => value ?? false);

function readBoolean(text: string, context: z.RefinementCtx): boolean {
  if (/^true$/i.test(text)) return true;
  if (!/^false$/i.test(text))
    context.addIssue({ code: 'custom', message: 'unable to parse, expected boolean' });
  return false;
}

const withoutNulls = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
    : value;

/** The payload of `phx_join`. */
export const joinRequest = z.preprocess(
  (value) => withoutNulls(value ?? {}),
  z.object({
    access_token: z.string().optional(),
    user_token: z.string().optional(),
    config: z
      .object({
        private: flexibleBoolean,
        broadcast: z
          .object({
            self: flexibleBoolean,
            ack: flexibleBoolean,
            replication_ready: flexibleBoolean,
            replay: z
              .object({ since: z.number().int().nonnegative(), limit: z.number().int().nullish() })
              .nullish(),
          })
          .nullish(),
        presence: z
          .object({
            key: z.union([plainText(255), z.number().transform(String)]).nullish(),
            enabled: flexibleBoolean,
          })
          .nullish(),
        postgres_changes: z
          .array(z.preprocess(withoutNulls, wantedChange))
          .max(100)
          .nullish()
          .transform((value) => value ?? []),
        postgres_changes_options: z.object({ wait: flexibleBoolean }).nullish(),
      })
      .nullish(),
  }),
);

export type JoinRequest = z.output<typeof joinRequest>;
export type JoinConfig = NonNullable<JoinRequest['config']>;
