import { useTranslation } from 'react-i18next';
import { mostCodes } from '#domain/functions/admin-limits.ts';
import { Input } from '#web/forms/field.tsx';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { PersonPart } from './person-part.tsx';

type CodeFormProps = { readonly requestKey: string; readonly outcome: AdminOutcome | null };

/** Makes a batch of single-use codes. */
export function CodeForm({ requestKey, outcome }: CodeFormProps) {
  const { t } = useTranslation('admin');
  const typed = typedIn(outcome, 'make');
  return (
    <PersonPart id="make" title={t('code.make')}>
      <ConfirmedForm
        intent="make"
        action={t('code.makeAction')}
        question={t('code.makeQuestion')}
        explanation={t('code.makeText')}
        outcome={outcome}
        className="space-y-4"
      >
        <input type="hidden" name="requestKey" value={requestKey} />
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Input
            name="count"
            type="number"
            label={t('code.count')}
            defaultValue={typed.count ?? 1}
            min={1}
            max={mostCodes}
            required
          />
          <Input
            name="percentOff"
            type="number"
            label={t('code.percentOff')}
            hint={t('code.percentOffHint')}
            defaultValue={typed.percentOff}
            min={1}
            max={90}
          />
          <Input
            name="trialDays"
            type="number"
            label={t('code.trialDays')}
            hint={t('code.trialDaysHint')}
            defaultValue={typed.trialDays}
            min={1}
            max={366}
          />
          <Input
            name="lastDay"
            type="date"
            label={t('code.lastDay')}
            hint={t('code.lastDayHint')}
            defaultValue={typed.lastDay}
          />
        </div>
        <Input
          name="note"
          label={t('code.note')}
          hint={t('code.noteHint')}
          defaultValue={typed.note}
          required
          minLength={3}
          maxLength={500}
        />
      </ConfirmedForm>
    </PersonPart>
  );
}
