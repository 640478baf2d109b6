import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { dropProof, keepProof, proofBucket } from '#web/features/guarantee/proof-upload.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/** How long the way to one's own proof is open. */
const linkSeconds = 60;

/** `GET …/proof?name=`: to one's own proof. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get('name') ?? '';
  const { supabase, headers } = openSession(request, context);
  const { data: signed } = await supabase.storage.from(proofBucket).createSignedUrl(name, linkSeconds);
  if (!signed) throw data('There is no such file.', { status: 404 });
  throw redirect(signed.signedUrl, { headers });
}

/** `POST …/proof` takes a file while the form is being filled in, in the place of `previous`; without a file it takes that away. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirect(pathInLocale('/auth', localeOfPath(new URL(request.url).pathname)));
  const { supabase, headers } = openSession(request, context);
  const fields = await request.formData();
  const previous = String(fields.get('previous') ?? '');
  const file = fields.get('file');
  const result =
    file instanceof File ? await keepProof(supabase, { userId: viewer.id, file }) : { kind: 'removed' };
  if (previous && result.kind !== 'refused') await dropProof(supabase, previous);
  return Response.json(result, { status: result.kind === 'refused' ? 400 : 200, headers });
}
