import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { sign } from '#server/storage/signatures.ts';

export const proofBucket = 'guarantee-proofs';

/** How long a reviewer's link to a proof works. */
const linkSeconds = 5 * 60;

/** @throws AppError 400 `proof_missing` unless the file lies in the person's own folder. */
export async function requireProof(
  transaction: Transaction,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<void> {
  const [object] = name.startsWith(`${userId}/`)
    ? await transaction.query(
        'select from storage.objects where bucket_id = $1 and name = $2 for key share',
        [proofBucket, name],
      )
    : [];
  if (object) return;
  throw new AppError({
    code: 'proof_missing',
    status: 400,
    message: 'The proof is not there; upload it first.',
  });
}

/** Once a claim is sent, what else was uploaded on the way serves nothing. */
export async function removeUnusedProofs(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `delete from storage.objects o where o.bucket_id = $1
       and o.name collate "C" >= $2 || '/' and o.name collate "C" < $2 || '0'
       and not exists (select from public.guarantee_claims c where c.proof_name = o.name)`,
    [proofBucket, userId],
  );
}

export type ProofLink = { readonly url: string; readonly type: string; readonly bytes: number };

/** Links to the proofs that are there, by name. */
export async function signProofs(
  transaction: Transaction,
  { context, names }: { readonly context: ServerContext; readonly names: readonly string[] },
): Promise<ReadonlyMap<string, ProofLink>> {
  const objects = await transaction.query<{ name: string; metadata: { mimetype: string; size: number } }>(
    'select name, metadata from storage.objects where bucket_id = $1 and name = any($2)',
    [proofBucket, names],
  );
  const links = objects.map(async ({ name, metadata }) => {
    const place = { bucketId: proofBucket, name };
    const token = await sign({ context }, { scope: 'storage:download', place, seconds: linkSeconds });
    const url = `${context.publicUrl}/storage/v1/object/sign/${proofBucket}/${name}?token=${token}`;
    return [name, { url, type: metadata.mimetype, bytes: metadata.size }] as const;
  });
  return new Map(await Promise.all(links));
}
