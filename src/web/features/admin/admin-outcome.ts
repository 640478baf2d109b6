import type { SupabaseClient } from '@supabase/supabase-js';
import { data } from 'react-router';
import type { FunctionInput, FunctionName } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { Session } from '#web/session/session.ts';

/** What came of a form. */
export type AdminOutcome =
  | {
      readonly kind: 'done';
      /** Key of the texts `admin:done.…`. */
      readonly intent: string;
      /** Which thing of a list it was done to. */
      readonly subject: string | null;
      readonly answer: unknown;
    }
  | {
      readonly kind: 'failed';
      readonly intent: string;
      readonly subject: string | null;
      /** Key of the texts `admin:errors.…`. */
      readonly code: string;
      /** What was typed, so that nothing of it is lost. */
      readonly fields: Readonly<Record<string, string>>;
    };

export type Change<Name extends FunctionName = FunctionName> = {
  readonly name: Name;
  readonly body: FunctionInput<Name>;
  /** The id or code that the form was about. */
  readonly subject?: string;
};

/** Calls the function of a form and says what came of it. */
export async function applyChange<Name extends FunctionName>(
  supabase: SupabaseClient,
  fields: FormData,
  change: Change<Name>,
): Promise<AdminOutcome> {
  const intent = textField(fields, 'intent');
  const subject = change.subject ?? null;
  const result = await callFunction(supabase, change.name, change.body);
  if (result.ok) return { kind: 'done', intent, subject, answer: result.answer };
  if (result.code === 'role_needed') throw data(null, { status: 404 });
  const typed = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return { kind: 'failed', intent, subject, code: result.code, fields: Object.fromEntries(typed) };
}

/** The outcome as an action answers it. */
export function answerWith(outcome: AdminOutcome, { headers }: Pick<Session, 'headers'>) {
  return data(outcome, { headers, status: outcome.kind === 'done' ? 200 : 400 });
}

/** A form's field as text, without white space at its ends. */
export function textField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A form's field as a number; nothing when it was left empty. */
export function numberField(fields: FormData, name: string): number | undefined {
  const text = textField(fields, name);
  return text === '' ? undefined : Number(text);
}

/** What was typed into a form that failed. */
export function typedIn(outcome: AdminOutcome | null, intent: string, subject: string | null = null) {
  const mine = outcome?.kind === 'failed' && outcome.intent === intent && outcome.subject === subject;
  return mine ? outcome.fields : {};
}
