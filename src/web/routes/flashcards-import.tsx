import { type ActionFunctionArgs, data, type MetaFunction } from 'react-router';
import { csvDelimiters } from '#domain/decks/csv.ts';
import { callFunction } from '#web/api/call-function.ts';
import { type ImportOutcome, ImportScreen } from '#web/features/decks/import-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

type Session = ReturnType<typeof openSession>;

/** First looks into a file, then makes decks of it; what was refused says why, and the file stays for another try. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = openSession(request, context);
  const form = await request.formData().catch(() => new FormData());
  const outcome =
    form.get('intent') === 'import' ? await importFile(session, form) : await look(session, form);
  const failed = outcome.step === 'failed' || ('code' in outcome && outcome.code !== undefined);
  return data(outcome, { status: failed ? 422 : 200, headers: session.headers });
}

async function look({ supabase }: Session, form: FormData): Promise<ImportOutcome> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { step: 'failed', code: 'file_missing' };
  const type = /\.(apkg|colpkg)$/i.test(file.name)
    ? 'package'
    : /\.(csv|tsv|txt)$/i.test(file.name)
      ? 'table'
      : null;
  if (!type) return { step: 'failed', code: 'file_kind' };
  const signed = await callFunction(supabase, 'deck-uploads', { type });
  if (!signed.ok) return { step: 'failed', code: signed.code };
  const { name, token } = signed.answer;
  const content = new Blob([file], { type: type === 'package' ? 'application/zip' : 'text/csv' });
  const { error } = await supabase.storage.from('deck-files').uploadToSignedUrl(name, token, content);
  if (error) return { step: 'failed', code: uploadProblem(error, type) };
  const preview = await callFunction(supabase, 'deck-previews', { name, delimiter: null });
  if (!preview.ok) return { step: 'failed', code: preview.code };
  const requestKey = crypto.randomUUID();
  return { step: 'preview', name, fileName: file.name.slice(0, 120), requestKey, preview: preview.answer };
}

async function importFile({ supabase }: Session, form: FormData): Promise<ImportOutcome> {
  const field = (name: string) => String(form.get(name) ?? '');
  const delimiter = csvDelimiters.find((one) => one === form.get('delimiter'));
  const column = (name: string) => (field(name) === '' ? null : Number(field(name)));
  const table = delimiter
    ? {
        ...{ deck: field('deck'), delimiter, skipFirst: form.get('skipFirst') !== null },
        ...{ front: Number(field('front')), back: column('back'), example: column('example') },
      }
    : null;
  const made = await callFunction(supabase, 'deck-imports', {
    ...{ name: field('name'), requestKey: field('requestKey'), table },
  });
  return made.ok ? { step: 'done', result: made.answer } : { step: 'failed', code: made.code };
}

function uploadProblem(
  error: { readonly statusCode?: string; readonly status?: number },
  type: 'package' | 'table',
): string {
  const code = Number(error.statusCode ?? error.status);
  if (code === 413) return 'package_too_large';
  if (code === 415) return type === 'package' ? 'package_broken' : 'table_broken';
  return 'other';
}

export default function FlashcardsImport() {
  return <ImportScreen />;
}
