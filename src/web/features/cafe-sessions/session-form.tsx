import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { mostWeeks, seatLimits, sessionMinutes, textLimits } from '#domain/language-cafe/session-limits.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Button } from '#web/components/button.tsx';
import type { SheetTeaser } from '#web/features/language-cafe/read-sheets.ts';
import { FieldError, Input, Select, TextArea } from '#web/forms/field.tsx';
import { useFirstError } from '#web/forms/use-first-error.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { FormProblems, TypedSession } from './typed-session.ts';

export type HostOutcome = {
  readonly kind: 'refused';
  readonly problems: FormProblems;
  /** Null: another form of the screen was sent. */
  readonly typed: TypedSession | null;
};

type SessionFormProps = {
  /** What stands in it at first. */
  readonly typed: TypedSession;
  readonly isNew: boolean;
  readonly sheets: readonly SheetTeaser[];
  /** A room is made where no link is given. */
  readonly makesLinks: boolean;
  readonly outcome: HostOutcome | null;
};

/** Everything that a host says of a session; what was refused stays in the fields. Rule 9.474. */
export function SessionForm({ typed, isNew, sheets, makesLinks, outcome }: SessionFormProps) {
  const { t } = useTranslation('cafe-host');
  const { locale } = useLocale();
  const busy = useNavigation().formData?.get('intent') === 'save';
  useFirstError(outcome);
  const shown = outcome?.typed ?? typed;
  const error = (field: keyof FormProblems) => {
    const problem = outcome?.problems[field];
    return problem ? t(`errors.${problem}`) : undefined;
  };
  const general = error('form');
  return (
    <Form method="post" noValidate preventScrollReset className="mt-6 grid max-w-2xl grid-cols-1 gap-5">
      <input type="hidden" name="requestKey" value={shown.requestKey} />
      <Select
        {...{ label: t('form.topic'), name: 'topic', error: error('topic') }}
        defaultValue={shown.topic}
        onChange={({ currentTarget: { form, value } }) => {
          const sheet = sheets.find(({ topic }) => topic === value);
          const level = form?.elements.namedItem('level');
          // A sheet brings its level along; the host may choose another after that.
          if (sheet && level instanceof HTMLSelectElement) level.value = sheet.level;
        }}
      >
        <option value="">{t('form.noTopic')}</option>
        {sheets.map(({ topic, level, title }) => (
          <option key={topic} value={topic}>
            {`${level}: ${locale === 'nb-NO' ? title.nb : `${title.nb} (${title.en})`}`}
          </option>
        ))}
      </Select>
      <Input
        {...{ label: t('form.title'), hint: t('form.titleHint'), name: 'title', error: error('title') }}
        maxLength={textLimits.title}
        defaultValue={shown.title}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={t('form.level')} name="level" defaultValue={shown.level}>
          {taskLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
        <Input
          {...{ label: t('form.seats'), hint: t('form.seatsHint'), name: 'seats', error: error('seats') }}
          {...{ type: 'number', inputMode: 'numeric', min: seatLimits.least, max: seatLimits.most }}
          defaultValue={shown.seats}
        />
        <Input
          {...{ label: t('form.start'), name: 'start', type: 'datetime-local', error: error('start') }}
          defaultValue={shown.start}
        />
        <Select label={t('form.minutes')} name="minutes" defaultValue={shown.minutes}>
          {sessionMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('form.minutesValue', { count: minutes })}
            </option>
          ))}
        </Select>
      </div>
      {isNew && (
        <Select label={t('form.weeks')} hint={t('form.weeksHint')} name="weeks" defaultValue={shown.weeks}>
          {Array.from({ length: mostWeeks }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks === 1 ? t('form.once') : t('form.weekly', { count: weeks })}
            </option>
          ))}
        </Select>
      )}
      <Input
        {...{ label: t('form.link'), name: 'link', type: 'url', inputMode: 'url', error: error('link') }}
        hint={makesLinks ? `${t('form.linkHint')} ${t('form.linkMade')}` : t('form.linkHint')}
        defaultValue={shown.link}
        maxLength={textLimits.link}
        autoComplete="off"
      />
      <TextArea
        {...{ label: t('form.note'), hint: t('form.noteHint'), name: 'note', rows: 3 }}
        maxLength={textLimits.note}
        defaultValue={shown.note}
      />
      {!isNew && <p className="text-ui text-second">{t('form.changeNote')}</p>}
      <div aria-live="polite">{general && <FieldError id="session-error">{general}</FieldError>}</div>
      <Button
        {...{ type: 'submit', name: 'intent', value: 'save', variant: 'primary' }}
        className="justify-self-start"
        aria-disabled={busy || undefined}
      >
        {t(isNew ? 'form.plan' : 'form.save')}
      </Button>
    </Form>
  );
}
