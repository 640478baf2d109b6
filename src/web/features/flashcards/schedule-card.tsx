import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation } from 'react-router';
import { leechActions, leechChoices } from '#domain/flashcards/leeches.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { DemoNote, LockedInDemo } from '#web/features/demo/demo-note.tsx';
import { Checkbox, RadioCard } from '#web/forms/choice.tsx';
import { FieldError, Input, Select } from '#web/forms/field.tsx';
import type { CardStatistics } from './card-data.ts';
import { reviewsADayChoices } from './schedule-form.ts';

export type ScheduleOutcome = {
  readonly saved: boolean;
  readonly problem: 'steps' | 'shape' | 'server' | null;
};

/** When words come again, each choice with what it costs. Rule 9.420. */
export function ScheduleCard({
  settings,
  workload,
  fit,
}: Pick<CardStatistics, 'settings' | 'workload' | 'fit'>) {
  const { t } = useTranslation('flashcards');
  const outcome = useActionData<ScheduleOutcome>();
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (outcome?.saved) showToast({ title: t('settings.saved'), color: 'success', icon: 'lucide:check' });
  }, [outcome, t]);
  return (
    <Card aria-labelledby="schedule-title" className="mt-5">
      <h2 id="schedule-title" className="heading-3">
        {t('schedule.title')}
      </h2>
      <p className="mt-2 max-w-reading text-second">
        {t(fit?.used ? 'schedule.fitted' : fit ? 'schedule.notFitted' : 'schedule.noFit', {
          count: fit?.answers ?? 0,
        })}
      </p>
      <div className="mt-4 empty:hidden">
        <DemoNote />
      </div>
      <LockedInDemo>
        <Form method="post" preventScrollReset className="mt-4 space-y-6">
          <input type="hidden" name="levels" value={settings.levels.join(',')} />
          <Aim settings={settings} workload={workload} />
          <Pauses settings={settings} stepsWrong={outcome?.problem === 'steps'} />
          <NotSticking settings={settings} />
          {outcome?.problem && outcome.problem !== 'steps' && (
            <FieldError id="schedule-error">{t('schedule.failed')}</FieldError>
          )}
          <Button type="submit" aria-disabled={busy || undefined}>
            {t('settings.save')}
          </Button>
        </Form>
      </LockedInDemo>
    </Card>
  );
}

/** How sure one wants to be, and the reviews a day that it makes. */
function Aim({ settings, workload }: Pick<CardStatistics, 'settings' | 'workload'>) {
  const { t } = useTranslation('flashcards');
  return (
    <fieldset>
      <legend className="font-semibold">{t('schedule.aim')}</legend>
      <p className="mt-1 max-w-reading text-sm text-second">{t('schedule.aimText')}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {workload.map(({ recallAim, reviewsADay }) => (
          <RadioCard
            key={recallAim}
            name="recallAim"
            value={recallAim}
            defaultChecked={settings.recallAim === recallAim}
            label={t('schedule.aimOf', { share: Math.round(recallAim * 100) })}
            hint={t('schedule.workload', { count: reviewsADay })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Limits and first pauses. */
function Pauses({
  settings,
  stepsWrong,
}: Pick<CardStatistics, 'settings'> & { readonly stepsWrong: boolean }) {
  const { t } = useTranslation('flashcards');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        label={t('schedule.reviewsADay')}
        hint={t('schedule.reviewsHint')}
        name="reviewsADay"
        defaultValue={settings.reviewsADay}
      >
        {reviewsADayChoices.map((count) => (
          <option key={count} value={count}>
            {count === 9999 ? t('schedule.noLimit') : count}
          </option>
        ))}
      </Select>
      <Select
        label={t('schedule.leechLapses')}
        hint={t('schedule.leechHint')}
        name="leechLapses"
        defaultValue={settings.leech.limit}
      >
        {leechChoices.map((count) => (
          <option key={count} value={count}>
            {t('schedule.times', { count })}
          </option>
        ))}
      </Select>
      <Input
        label={t('schedule.learning')}
        hint={t('schedule.stepsHint')}
        error={stepsWrong ? t('schedule.stepsWrong') : null}
        name="learningMinutes"
        defaultValue={settings.learningMinutes.join(' ')}
        autoComplete="off"
        maxLength={40}
      />
      <Input
        label={t('schedule.relearning')}
        name="relearningMinutes"
        defaultValue={settings.relearningMinutes.join(' ')}
        autoComplete="off"
        maxLength={40}
      />
    </div>
  );
}

/** Words that do not stick, cards of one word, and what is typed. */
function NotSticking({ settings }: Pick<CardStatistics, 'settings'>) {
  const { t } = useTranslation('flashcards');
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t('schedule.leechAction')}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {leechActions.map((action) => (
            <RadioCard
              key={action}
              name="leechAction"
              value={action}
              defaultChecked={settings.leech.action === action}
              label={t(`schedule.leechActions.${action}`)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Checkbox
          name="burySiblings"
          defaultChecked={settings.burySiblings}
          label={t('schedule.siblings')}
          hint={t('schedule.siblingsHint')}
        />
        <Checkbox
          name="typeAnswers"
          defaultChecked={settings.typeAnswers}
          label={t('schedule.type')}
          hint={t('schedule.typeHint')}
        />
      </div>
    </>
  );
}
