import type { SupabaseClient } from '@supabase/supabase-js';
import { attachmentBucket } from '#domain/community/attachments.ts';
import { callFunction } from '#web/api/call-function.ts';

/** A file in a form that is being filled in. */
export type TypedAttachment = {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly isPicture: boolean;
};

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a form says of files that were sent before, without those that are to be taken away. */
export function typedAttachments(fields: FormData): readonly TypedAttachment[] {
  const ids = fields.getAll('attachment').map(String);
  return [...new Set(ids)]
    .filter((id) => idForm.test(id) && !fields.has(`remove-${id}`))
    .map((id) => ({
      id,
      name: String(fields.get(`name-${id}`) ?? ''),
      alt: String(fields.get(`alt-${id}`) ?? '').slice(0, 1000),
      isPicture: fields.get(`picture-${id}`) === 'true',
    }));
}

type Read = { readonly attachments: readonly TypedAttachment[]; readonly problem: string | null };

/** Sends the files that a form without script has brought. @returns what is attached, and the code of what was refused */
export async function receiveAttachments(supabase: SupabaseClient, fields: FormData): Promise<Read> {
  const attachments = [...typedAttachments(fields)];
  for (const file of fields.getAll('files')) {
    if (!(file instanceof File) || file.size === 0) continue;
    const sent = await sendFile(supabase, file);
    if ('problem' in sent) return { attachments, problem: sent.problem };
    attachments.push(sent);
  }
  return { attachments, problem: null };
}

async function sendFile(
  supabase: SupabaseClient,
  file: File,
): Promise<TypedAttachment | { readonly problem: string }> {
  const begun = await callFunction(supabase, 'community-attachments', {
    ...{ kind: 'begin', fileName: file.name || 'file', bytes: file.size },
  });
  if (!begun.ok) return { problem: begun.code };
  const { id, fileName, mediaType, isPicture, upload } = begun.answer;
  const { error } = await supabase.storage
    .from(attachmentBucket)
    .uploadToSignedUrl(upload?.objectName ?? '', upload?.token ?? '', file, { contentType: mediaType });
  if (error) return { problem: 'file_type' };
  const finished = await callFunction(supabase, 'community-attachments', { kind: 'finish', id });
  if (!finished.ok) return { problem: finished.code };
  return { id, name: fileName, alt: '', isPicture };
}

/** What the functions of posts and comments take. */
export function attachmentInput(attachments: readonly TypedAttachment[]) {
  return attachments.slice(0, 20).map(({ id, alt }) => ({ id, alt }));
}
