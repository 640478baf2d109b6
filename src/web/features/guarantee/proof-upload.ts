import type { SupabaseClient } from '@supabase/supabase-js';

/** A file that lies in the bucket: its name there, and what it was called. */
export type Proof = { readonly name: string; readonly label: string };

export type ProofError = 'proofTooLarge' | 'proofKind' | 'proofFailed';

export const proofBucket = 'guarantee-proofs';
/** The bucket's limit. */
export const maxProofBytes = 10 * 1024 * 1024;
/** For the file chooser; what is taken is decided by content. */
export const proofTypes = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

export type ProofResult =
  | { readonly kind: 'kept'; readonly proof: Proof }
  | { readonly kind: 'refused'; readonly error: ProofError };

/** Keeps a file as the person's proof. Its type is not believed: the storage looks at the bytes. Rule 9.56. */
export async function keepProof(
  supabase: SupabaseClient,
  { userId, file }: { readonly userId: string; readonly file: File },
): Promise<ProofResult> {
  if (file.size > maxProofBytes) return { kind: 'refused', error: 'proofTooLarge' };
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(file.name) ?? [];
  const name = `${userId}/${crypto.randomUUID()}${ending.toLowerCase()}`;
  const { error } = await supabase.storage
    .from(proofBucket)
    .upload(name, new Blob([file], { type: 'application/octet-stream' }));
  if (error) return { kind: 'refused', error: problemOf(error) };
  return { kind: 'kept', proof: { name, label: file.name.slice(0, 120) } };
}

/** Takes one back that no claim stands on; another's or a used one stays, whatever is asked. */
export async function dropProof(supabase: SupabaseClient, name: string): Promise<void> {
  await supabase.storage.from(proofBucket).remove([name]);
}

function problemOf(error: { readonly statusCode?: string; readonly status?: number }): ProofError {
  const code = Number(error.statusCode ?? error.status);
  if (code === 413) return 'proofTooLarge';
  return code === 415 ? 'proofKind' : 'proofFailed';
}
