import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';
import { invalidSignature, invalidToken } from './errors.ts';
import type { ObjectPlace } from './objects.ts';
import { type Transform, transformSchema } from './render/transform.ts';
import type { Service } from './service.ts';

/**
 * Signed URLs carry a token of our signing key. Its scope keeps one for reading from serving for an upload, and its
 * claims name no role and no `sub`, so that it is worth nothing as an access token.
 */
const claims = z.object({
  scope: z.enum(['storage:download', 'storage:upload']),
  url: z.string(),
  exp: z.number(),
  transform: transformSchema.optional(),
  owner: z.string().nullish(),
  upsert: z.boolean().optional(),
});

export type Signed = {
  readonly scope: 'storage:download' | 'storage:upload';
  readonly place: ObjectPlace;
  readonly seconds: number;
  readonly transform?: Transform;
  readonly ownerId?: string | null;
  readonly upsert?: boolean;
};

export async function sign({ context }: Pick<Service, 'context'>, signed: Signed): Promise<string> {
  const now = Math.floor(context.now().getTime() / 1000);
  return context.tokens.sign({
    iss: `${context.publicUrl}/auth/v1`,
    scope: signed.scope,
    url: urlOf(signed.place),
    transform: signed.transform,
    owner: signed.ownerId,
    upsert: signed.upsert,
    iat: now,
    exp: now + signed.seconds,
  });
}

/** @throws StorageError when it is forged, expired, for another object or for something else */
export async function verify(
  { context }: Service,
  { token, scope, place }: Pick<Signed, 'scope' | 'place'> & { readonly token: string },
): Promise<{
  expiresAt: Date;
  transform: Transform | undefined;
  ownerId: string | null;
  upsert: boolean;
}> {
  const parsed = claims.safeParse(
    await context.tokens.verify(token).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw invalidToken(
        error.code === 'jwt_expired' ? '"exp" claim timestamp check failed' : 'signature verification failed',
      );
    }),
  );
  if (!parsed.success || parsed.data.scope !== scope)
    throw invalidSignature(`Token is not scoped for ${scope}`);
  if (parsed.data.url !== urlOf(place)) throw invalidSignature();
  const { exp, transform, owner = null, upsert = false } = parsed.data;
  return { expiresAt: new Date(exp * 1000), transform, ownerId: owner, upsert };
}

function urlOf({ bucketId, name }: ObjectPlace): string {
  return `${bucketId}/${name}`;
}
