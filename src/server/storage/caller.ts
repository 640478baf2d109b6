import { type Actor, serviceActor, type Transaction } from '#server/db/database.ts';
import type { Rows } from '#server/db/pipeline.ts';
import { type PipelinedTransaction, runPipelinedTransaction } from '#server/db/pipelined-transaction.ts';
import { AppError } from '#server/http/errors.ts';
import { accessDenied, StorageError } from './errors.ts';
import type { Service } from './service.ts';

/** Who asks, under whose policies everything happens. */
export type Caller = {
  readonly actor: Actor;
  /** The owner of what they upload: `sub` of the token. */
  readonly ownerId: string | null;
};

/** @throws StorageError `AccessDenied` without a valid token; the anon key is one */
export async function requireCaller(service: Service, request: Request): Promise<Caller> {
  if (!request.headers.has('authorization') && !request.headers.has('apikey'))
    throw accessDenied('Invalid Compact JWS');
  try {
    const actor = await service.context.tokens.actor(request);
    const { sub } = actor.claims;
    return { actor, ownerId: typeof sub === 'string' ? sub : null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw accessDenied(
      error.code === 'jwt_expired' ? '"exp" claim timestamp check failed' : 'Invalid Compact JWS',
    );
  }
}

/** For endpoints that public files pass without a token: undefined when there is none, or no valid one. */
export async function findCaller(service: Service, request: Request): Promise<Caller | undefined> {
  return requireCaller(service, request).catch((error: unknown) => {
    if (error instanceof StorageError) return undefined;
    throw error;
  });
}

/** Whoever holds a signed URL acts with the rights that were checked when it was signed. */
export function bearerOfSignature(ownerId: string | null): Caller {
  return { actor: serviceActor, ownerId };
}

/** Who does something, and what policies read as `storage.operation()`. */
export type As = { readonly caller: Caller; readonly operation: string };

/** One transaction under the caller's policies. */
export function asCaller<Result>(
  service: Service,
  { caller, operation }: As,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return service.context.database.as(caller.actor, work, { 'storage.operation': operation });
}

/** As `asCaller`, in one round trip, for statements known beforehand. */
export function tripAsCaller(
  { context }: Service,
  { caller, operation }: As,
  transaction: Pick<PipelinedTransaction, 'steps' | 'undo'>,
): Promise<Rows[]> {
  return runPipelinedTransaction(context.database, {
    actor: caller.actor,
    settings: { 'storage.operation': operation },
    ...transaction,
  });
}

/** The service key itself, not whoever acts by a URL that was signed for them. */
export function isService({ actor, ownerId }: Caller): boolean {
  return actor.role === 'service_role' && ownerId === null;
}
