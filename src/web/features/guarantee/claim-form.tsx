import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Button } from '#web/components/button.tsx';
import { RadioCard } from '#web/forms/choice.tsx';
import { FieldError, Input, Select, TextArea } from '#web/forms/field.tsx';
import type { ClaimErrors, ClaimForm } from './claim-form-data.ts';
import { ProofField } from './proof-field.tsx';

type ClaimFormFieldsProps = {
  readonly typed: ClaimForm;
  readonly errors: ClaimErrors;
  readonly requestKey: string;
  /** ISO 8601. */
  readonly today: string;
};

/** The claim: which test, what of it, and the proof. Keeps what was typed; works before the script has loaded. Rule 9.56. */
export function ClaimFormFields({ typed, errors, requestKey, today }: ClaimFormFieldsProps) {
  const { t } = useTranslation('guarantee');
  const busy = useNavigation().state === 'submitting';
  const form = useFirstProblem(errors);
  const order = ['testDate', 'testLevel', 'failedParts', 'proof', 'message'] as const;
  const first = order.find((name) => errors[name]);
  const problem = (name: keyof ClaimErrors) => {
    const key = errors[name];
    return key && t([`errors.${key}`, 'errors.failed']);
  };
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-5 space-y-6"
      onSubmit={(event) => {
        // The name of a file that is still on its way is not known yet.
        if (busy || event.currentTarget.elements.namedItem('uploading')) event.preventDefault();
      }}
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      <Input
        name="testDate"
        type="date"
        max={today}
        label={t('form.testDate')}
        hint={t('form.testDateHint')}
        defaultValue={typed.testDate}
        error={problem('testDate')}
        autoFocus={first === 'testDate'}
      />
      <Select
        name="testLevel"
        label={t('form.testLevel')}
        defaultValue={typed.testLevel}
        error={problem('testLevel')}
        autoFocus={first === 'testLevel'}
      >
        <option value="">{t('form.choose')}</option>
        {taskLevels.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </Select>
      <fieldset
        aria-describedby={errors.failedParts ? 'parts-error' : undefined}
        data-wrong={errors.failedParts && true}
        className="min-w-0"
      >
        <legend className="text-ui font-semibold">{t('form.parts')}</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {categories.map((category, index) => (
            <RadioCard
              key={category}
              type="checkbox"
              name="failedParts"
              value={category}
              label={t(`skillName.${category}`)}
              defaultChecked={typed.failedParts.includes(category)}
              autoFocus={first === 'failedParts' && index === 0}
            />
          ))}
        </div>
        {errors.failedParts && (
          <div className="mt-2">
            <FieldError id="parts-error">{problem('failedParts')}</FieldError>
          </div>
        )}
      </fieldset>
      <ProofField
        key={typed.proof?.name ?? ''}
        kept={typed.proof}
        error={errors.proof}
        autoFocus={first === 'proof'}
      />
      <TextArea
        name="message"
        label={t('form.message')}
        defaultValue={typed.message}
        maxLength={2000}
        error={problem('message')}
        autoFocus={first === 'message'}
      />
      {errors[''] && (
        <p role="alert" tabIndex={-1} className="rounded-control bg-wrong-soft p-4 text-wrong">
          {problem('')}
        </p>
      )}
      <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
        {busy ? t('form.sending') : t('form.send')}
      </Button>
    </Form>
  );
}

/** What is wrong takes the focus when the form comes back; on a page without script `autoFocus` does. */
function useFirstProblem(errors: ClaimErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] input, [role=alert]')?.focus();
  }, [errors]);
  return form;
}
