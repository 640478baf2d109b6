import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { attachmentBucket, isPicture } from '#domain/community/attachments.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { openSession } from '#web/session/session.ts';

/** How long the way to a file is open, and how long a browser need not ask for it again. */
const linkSeconds = 600;
const keptSeconds = 300;
/** Pixels that no column of text is wider than, on any screen. */
const smallWidth = 1400;

/**
 * Leads whoever may read an attachment to its bytes, which the storage serves as a download that runs nothing (decision 023);
 * `?small` to a picture of the size it is shown in. Rule 9.465.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const id = idOf(params.fileId ?? null);
  if (!id) throw data(null, { status: 404 });
  const { data: rows, error } = await supabase
    .from('community_attachments')
    .select('objectName:object_name, fileName:file_name, mediaType:media_type')
    .eq('id', id)
    .overrideTypes<{ objectName: string; fileName: string; mediaType: string }[], { merge: false }>();
  if (error) throw readFailure('An attachment', error);
  const file = rows[0];
  if (!file) throw data(null, { status: 404, headers });
  const isSmall = new URL(request.url).searchParams.has('small') && isPicture(file.mediaType);
  const { data: signed } = await supabase.storage
    .from(attachmentBucket)
    .createSignedUrl(file.objectName, linkSeconds, {
      download: file.fileName,
      ...(isSmall && { transform: { width: smallWidth, resize: 'contain' as const } }),
    });
  if (!signed) throw data(null, { status: 404, headers });
  const { pathname, search } = new URL(signed.signedUrl);
  headers.set('cache-control', `private, max-age=${keptSeconds}`);
  throw redirect(pathname + search, { headers });
}
