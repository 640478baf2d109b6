import { z } from 'zod';
import { type MailKind, mailKinds } from '#domain/mails/mail-choices.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { AppError } from '#server/http/errors.ts';

/** Old mails are found again by a search. */
const validSeconds = 400 * 24 * 3600;

/** Names no role and no `sub`, so that it is worth nothing as an access token. */
const claims = z.object({ scope: z.literal('mail:stop'), person: z.uuid(), kind: z.enum(mailKinds) });

type Stop = { readonly person: string; readonly kind: MailKind };

/** Rule 9.52: what the link at the foot of a mail carries, signed. It turns off this one kind, and nothing else. */
export function createUnsubscribeToken(
  { tokens, publicUrl, now }: Pick<ServerContext, 'tokens' | 'publicUrl' | 'now'>,
  stop: Stop,
): Promise<string> {
  const iat = Math.floor(now().getTime() / 1000);
  return tokens.sign({
    iss: `${publicUrl}/auth/v1`,
    scope: 'mail:stop',
    ...stop,
    iat,
    exp: iat + validSeconds,
  });
}

/** @throws AppError 410 `stop_link_invalid` when it is forged, too old, or for something else. */
export async function readUnsubscribeToken(
  { tokens }: Pick<ServerContext, 'tokens'>,
  token: string,
): Promise<Stop> {
  const given = await tokens.verify(token).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const parsed = claims.safeParse(given);
  if (parsed.success) return { person: parsed.data.person, kind: parsed.data.kind };
  throw new AppError({
    code: 'stop_link_invalid',
    status: 410,
    message: 'This link is not valid any more; the settings have the same choice.',
  });
}
