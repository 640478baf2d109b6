import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { type MailChoices, mailKinds } from '#domain/mails/mail-choices.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { Button } from '#web/components/button.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { Switch } from '#web/forms/choice.tsx';
import { FieldError, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsSection } from './settings-section.tsx';

type MailScreenProps = {
  readonly email: string;
  readonly choices: MailChoices;
  readonly storiesLevel: StoryLevel;
  /** As 2026-11-20. */
  readonly examDate: string | null;
  readonly outcome: 'saved' | 'failed' | null;
};

const always = ['receipts', 'account', 'security'] as const;

/** Which mails one gets: those that always come, and those one chooses. Rule 9.52. */
export function MailScreen({ email, choices, storiesLevel, examDate, outcome }: MailScreenProps) {
  const { t } = useTranslation('mails');
  const busy = useNavigation().formData !== undefined;
  return (
    <SettingsFrame>
      <SettingsSection id="chosen" title={t('chosen.title')}>
        <Form method="post" preventScrollReset>
          <div className="divide-y divide-hairline border-y border-hairline">
            {mailKinds.map((kind) => (
              <div key={kind} className="py-1.5">
                <Switch
                  name={kind}
                  defaultChecked={choices[kind]}
                  label={t(`chosen.${kind}`)}
                  hint={t(`chosen.${kind}Hint`)}
                />
                {kind === 'exam_near' && <ExamDay examDate={examDate} />}
                {kind === 'stories' && <StoriesLevel level={storiesLevel} />}
              </div>
            ))}
          </div>
          <p className="mt-4 text-sm text-second">{t('chosen.stop')}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
              {t('settings:save')}
            </Button>
            <p role="status" className="text-second">
              {outcome === 'saved' && !busy && t('chosen.saved')}
            </p>
          </div>
          {outcome === 'failed' && (
            <div role="alert" className="mt-3">
              <FieldError id="mails-error">{t('chosen.failed')}</FieldError>
            </div>
          )}
        </Form>
      </SettingsSection>
      <SettingsSection id="always" title={t('always.title')}>
        <ul className="list-disc space-y-1 pl-[1.25em]">
          {always.map((key) => (
            <li key={key}>{t(`always.list.${key}`)}</li>
          ))}
        </ul>
        {/* A made-up person has no address. */}
        {email && <p className="mt-4 text-second">{t('always.text', { email })}</p>}
      </SettingsSection>
    </SettingsFrame>
  );
}

/** At which level the stories of the mail are. */
function StoriesLevel({ level }: { readonly level: StoryLevel }) {
  const { t } = useTranslation('mails');
  return (
    <div className="max-w-48 pb-3">
      <Select name="stories_level" label={t('chosen.storiesLevel')} defaultValue={level}>
        {storyLevels.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </div>
  );
}

function ExamDay({ examDate }: { readonly examDate: string | null }) {
  const { t } = useTranslation('mails');
  const { locale, to } = useLocale();
  if (examDate)
    return (
      <p className="pb-2 text-sm text-second">
        {t('chosen.examDay', { day: formatDate(`${examDate}T12:00:00Z`, locale) })}
      </p>
    );
  return (
    <p className="pb-2 text-sm text-second">
      {t('chosen.noExam')}{' '}
      <Link to={to('/app/settings')} className="text-link">
        {t('chosen.setExam')}
      </Link>
    </p>
  );
}
