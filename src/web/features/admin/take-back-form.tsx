import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { ReasonField } from './reason-field.tsx';

type TakeBackFormProps = {
  readonly intent: string;
  /** The name under which `subject` is sent. */
  readonly field: string;
  /** Which thing of the list it is: a grant's id, an order's, a code. */
  readonly subject: string;
  /** The words that open the form. */
  readonly summary: string;
  readonly action: string;
  readonly question: string;
  readonly explanation: string;
  readonly outcome: AdminOutcome | null;
};

/** At a thing of a list: takes it back for a reason. Closed until it is wanted, open while it has an error. */
export function TakeBackForm({ field, summary, ...form }: TakeBackFormProps) {
  const { intent, subject, outcome } = form;
  return (
    <details open={outcome?.subject === subject && outcome.kind === 'failed'}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-link">
        {summary}
      </summary>
      <ConfirmedForm {...form} look={{ variant: 'danger', size: 'small' }} className="mt-2 space-y-3">
        <input type="hidden" name={field} value={subject} />
        <ReasonField typed={typedIn(outcome, intent, subject).reason} />
      </ConfirmedForm>
    </details>
  );
}
