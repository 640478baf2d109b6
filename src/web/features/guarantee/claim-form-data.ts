import type { SupabaseClient } from '@supabase/supabase-js';
import { type Category, categories } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { Locale } from '#web/locale/locale.ts';
import { dropProof, keepProof, type Proof } from './proof-upload.ts';

/** What was typed. */
export type ClaimForm = {
  readonly testDate: string;
  readonly testLevel: string;
  readonly failedParts: readonly string[];
  readonly message: string;
  readonly proof: Proof | null;
};

type ClaimField = keyof ClaimForm;

/** Keys of the texts `guarantee:errors.…`, by field; '' is the form's own. */
export type ClaimErrors = Readonly<Partial<Record<ClaimField | '', string>>>;

export type ClaimOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly form: ClaimForm; readonly errors: ClaimErrors };

const longestMessage = 2000;

/** Sends what the form holds as a claim; a file in it is kept first and stays when the claim is refused. Rule 9.56. */
export async function sendClaim(given: {
  readonly supabase: SupabaseClient;
  readonly userId: string;
  readonly fields: FormData;
  readonly locale: Locale;
}): Promise<ClaimOutcome> {
  const { supabase, fields, locale } = given;
  const typed = readForm(fields);
  const upload = await takeFile(given, typed.proof);
  const form = { ...typed, proof: upload.proof };
  const errors = { ...missing(form), ...(upload.error && { proof: upload.error }) };
  if (Object.keys(errors).length > 0 || !form.proof) return { kind: 'refused', form, errors };
  const result = await callFunction(supabase, 'guarantee-claims', {
    testDate: form.testDate,
    testLevel: form.testLevel as TaskLevel,
    failedParts: form.failedParts as Category[],
    message: form.message,
    proofName: form.proof.name,
    requestKey: String(fields.get('requestKey') ?? ''),
    locale,
  });
  if (result.ok) return { kind: 'sent' };
  if (result.code !== 'proof_missing') return { kind: 'refused', form, errors: problemOf(result.code) };
  return { kind: 'refused', form: { ...form, proof: null }, errors: { proof: result.code } };
}

function readForm(fields: FormData): ClaimForm {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const [name, label] = [text('proofName'), text('proofLabel')];
  return {
    testDate: text('testDate'),
    testLevel: text('testLevel'),
    failedParts: fields.getAll('failedParts').map(String),
    message: text('message'),
    proof: name === '' ? null : { name, label },
  };
}

type Taken = { readonly proof: Proof | null; readonly error?: string };

/** A file that was sent with the form, as browsers without script do, takes the place of an earlier one. */
async function takeFile(
  { supabase, userId, fields }: Parameters<typeof sendClaim>[0],
  earlier: Proof | null,
): Promise<Taken> {
  const file = fields.get('file');
  if (!(file instanceof File) || file.size === 0) return { proof: earlier };
  const result = await keepProof(supabase, { userId, file });
  if (result.kind === 'refused') return { proof: earlier, error: result.error };
  if (earlier) await dropProof(supabase, earlier.name);
  return { proof: result.proof };
}

function missing(form: ClaimForm): ClaimErrors {
  const knownParts = form.failedParts.every((part) => categories.some((category) => category === part));
  const wrong: Record<ClaimField, boolean> = {
    testDate: !isDay(form.testDate),
    testLevel: !taskLevels.some((level) => level === form.testLevel),
    failedParts: form.failedParts.length === 0 || !knownParts,
    proof: form.proof === null,
    message: form.message.length > longestMessage,
  };
  const fields = (Object.keys(wrong) as ClaimField[]).filter((field) => wrong[field]);
  return Object.fromEntries(fields.map((field) => [field, field]));
}

/** What is wrong with the day stands at the day; the rest is the whole form's. */
function problemOf(code: string): ClaimErrors {
  return code === 'test_in_future' || code === 'proof_late' ? { testDate: code } : { '': code };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
