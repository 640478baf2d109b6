import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { attachmentBucket, isPicture } from '#domain/community/attachments.ts';
import { type ImageVersion, imageQuality, readImageVersion } from '#domain/images/image-address.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { openSession } from '#web/session/session.ts';

/** How long the way to a file is open, and how long a browser need not ask for it again. */
const linkSeconds = 600;
const keptSeconds = 300;
/** No column of a discussion is wider than half of it; wider AVIFs take the renderer longer than it may. */
const widest = 2048;

/**
 * Leads whoever may read an attachment to its bytes, which the storage serves as a download that runs nothing (decision 023);
 * `?version` to a picture in one of the sizes and formats that our pages name, and in no other. Rule 9.465, Rule 9.530.
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
  const asked = new URL(request.url).searchParams.get('version');
  const version = asked === null ? null : readImageVersion(asked);
  if (asked !== null && !(version && isPicture(file.mediaType))) throw data(null, { status: 404, headers });
  const { data: signed } = await supabase.storage
    .from(attachmentBucket)
    .createSignedUrl(file.objectName, linkSeconds, {
      download: file.fileName,
      ...(version && { transform: transformOf(version) }),
    });
  if (!signed) throw data(null, { status: 404, headers });
  const { pathname, search } = new URL(signed.signedUrl);
  headers.set('cache-control', `private, max-age=${keptSeconds}`);
  throw redirect(pathname + search, { headers });
}

/** What the storage is asked for; the client's types name one of its formats only. */
function transformOf({ width, format }: ImageVersion) {
  return {
    width: Math.min(width, widest),
    resize: 'contain' as const,
    quality: imageQuality[format ?? 'own'],
    format: (format ?? 'origin') as 'origin',
  };
}
