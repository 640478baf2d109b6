import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { taskLevels } from '#domain/levels/levels.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { DecksTabs } from '#web/features/decks/decks-tabs.tsx';
import { DemoNote, LockedInDemo } from '#web/features/demo/demo-note.tsx';
import { Checkbox, RadioCard } from '#web/forms/choice.tsx';
import { FieldError, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type CardSettings, newADayChoices } from './card-data.ts';
import { DueForecast } from './due-forecast.tsx';

type CardsScreenProps = {
  readonly counts: { readonly due: number; readonly fresh: number; readonly learned: number };
  readonly settings: CardSettings;
  /** Words that come on each of seven days, today first. */
  readonly forecast: readonly number[];
  /** Words there are, by level. */
  readonly words: Readonly<Record<string, number>>;
};

/** What is due, what comes, and how one wants to learn. */
export function CardsScreen({ counts, settings, forecast, words }: CardsScreenProps) {
  const { t } = useTranslation('flashcards');
  const { to } = useLocale();
  const now = counts.due + counts.fresh;
  const comes = forecast.some((count) => count > 0);
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <DecksTabs current="today" />
      <p className="mt-5 max-w-reading text-second">{t('intro')}</p>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Card aria-labelledby="now-title" className="flex flex-col">
          <h2 id="now-title" className="heading-3">
            {now > 0 ? t('now', { count: now }) : t('none')}
          </h2>
          <p className="mt-2 mb-6 text-second">
            {now > 0 ? t(counts.due > 0 ? 'nowText' : 'nowNew', counts) : t(comes ? 'noneText' : 'noneEver')}
          </p>
          {now > 0 && (
            <LinkButton to={to('/app/flashcards/round')} variant="primary" className="mt-auto self-start">
              {t('start')}
            </LinkButton>
          )}
          {counts.learned > 0 && (
            <p className="mt-6 border-t border-hairline pt-4 text-sm text-second">
              {t('learned', { count: counts.learned })}
            </p>
          )}
        </Card>
        <Card aria-labelledby="forecast-title">
          <h2 id="forecast-title" className="heading-3">
            {t('forecast')}
          </h2>
          {comes ? <DueForecast days={forecast} /> : <p className="mt-2 text-second">{t('forecastNone')}</p>}
          <p className="mt-4 border-t border-hairline pt-2">
            <Link
              to={to('/app/flashcards/statistics')}
              className="inline-flex min-h-11 items-center text-ui text-link"
            >
              {t('statistics.link')}
            </Link>
          </p>
        </Card>
      </div>
      <SettingsCard settings={settings} words={words} />
    </div>
  );
}

function SettingsCard({ settings, words }: Pick<CardsScreenProps, 'settings' | 'words'>) {
  const { t } = useTranslation('flashcards');
  const outcome = useActionData<{ saved: boolean }>();
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (outcome?.saved) showToast({ title: t('settings.saved'), color: 'success', icon: 'lucide:check' });
  }, [outcome, t]);
  return (
    <Card aria-labelledby="settings-title" className="mt-5">
      <h2 id="settings-title" className="heading-3">
        {t('settings.title')}
      </h2>
      <div className="mt-4 empty:hidden">
        <DemoNote />
      </div>
      <LockedInDemo>
        <Form method="post" preventScrollReset className="mt-4 space-y-6">
          <fieldset>
            <legend className="font-semibold">{t('settings.levels')}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6">
              {taskLevels
                .filter((level) => (words[level] ?? 0) > 0)
                .map((level) => (
                  <Checkbox
                    key={level}
                    name="levels"
                    value={level}
                    defaultChecked={settings.levels.includes(level)}
                    label={level}
                    hint={t('settings.words', { count: words[level] ?? 0 })}
                  />
                ))}
            </div>
          </fieldset>
          <Select
            label={t('settings.newADay')}
            name="newADay"
            defaultValue={settings.newADay}
            className="max-w-40"
          >
            {newADayChoices.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
          <fieldset>
            <legend className="font-semibold">{t('settings.front')}</legend>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {(['norwegian', 'english'] as const).map((front) => (
                <RadioCard
                  key={front}
                  name="front"
                  value={front}
                  defaultChecked={settings.front === front}
                  label={t(`settings.fronts.${front}`)}
                />
              ))}
            </div>
          </fieldset>
          {outcome?.saved === false && (
            <FieldError id="card-settings-error">{t('settings.failed')}</FieldError>
          )}
          <Button type="submit" aria-disabled={busy || undefined}>
            {t('settings.save')}
          </Button>
        </Form>
      </LockedInDemo>
    </Card>
  );
}
