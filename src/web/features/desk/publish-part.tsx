import { useTranslation } from 'react-i18next';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { typedIn } from '#web/features/admin/admin-outcome.ts';
import { ConfirmedForm } from '#web/features/admin/confirmed-form.tsx';
import { ReasonField } from '#web/features/admin/reason-field.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeskFinding, DeskStory } from './desk-data.ts';
import type { StoryDraftControl } from './use-story-draft.ts';

type PublishPartProps = {
  readonly story: DeskStory;
  readonly draft: StoryDraftControl;
  readonly findings: readonly DeskFinding[] | null;
  readonly outcome: AdminOutcome | null;
};

/** What becomes of a story: published, scheduled, corrected, taken away, removed. Rules 9.484 to 9.486. */
export function PublishPart(props: PublishPartProps) {
  const { t } = useTranslation('desk');
  const { story, draft, findings } = props;
  const isReady = findings?.every(({ severity }) => severity !== 'error') ?? false;
  const isSaved = draft.state === 'saved' && !draft.other;
  return (
    <section aria-labelledby="publish" className="space-y-6">
      <h2 id="publish" className="heading-4">
        {t('publish.title')}
      </h2>
      {story.state === 'draft' && (isReady && isSaved ? <Ready {...props} /> : <NotYet isSaved={isSaved} />)}
      {story.state === 'scheduled' && (
        <DeskForm {...props} intent="unscheduleStory">
          <p className="text-ui text-second">{t('publish.unscheduleStoryText')}</p>
        </DeskForm>
      )}
      {story.state === 'published' && <Published {...props} isReady={isReady && isSaved} isSaved={isSaved} />}
      {story.state === 'draft' && story.address === null && (
        <DeskForm {...props} intent="removeStory" danger>
          <p className="text-ui text-second">{t('publish.removeStoryText')}</p>
        </DeskForm>
      )}
    </section>
  );
}

function NotYet({ isSaved }: { readonly isSaved: boolean }) {
  const { t } = useTranslation('desk');
  return <p className="text-ui text-second">{t(isSaved ? 'publish.notReady' : 'publish.notSaved')}</p>;
}

function Ready(props: PublishPartProps) {
  const { t } = useTranslation('desk');
  const typed = typedIn(props.outcome, 'scheduleStory');
  return (
    <>
      <DeskForm {...props} intent="publishStory">
        <p className="text-ui text-second">{t('publish.publishStoryText')}</p>
      </DeskForm>
      <DeskForm {...props} intent="scheduleStory">
        <Input
          type="datetime-local"
          name="at"
          label={t('publish.at')}
          hint={t('publish.atHint')}
          required
          defaultValue={typed.at}
          className="max-w-xs"
        />
      </DeskForm>
    </>
  );
}

function Published(props: PublishPartProps & { readonly isReady: boolean; readonly isSaved: boolean }) {
  const { t } = useTranslation('desk');
  const { locale } = useLocale();
  const { story, draft, outcome, isReady, isSaved } = props;
  const typed = typedIn(outcome, 'correctStory');
  const isChanged = draft.revision !== story.publishedRevision || !isSaved;
  return (
    <>
      {story.corrections.length > 0 && (
        <ul className="space-y-1 text-ui">
          {story.corrections.map((one) => (
            <li key={`${one.on} ${one.en}`}>
              {formatDate(`${one.on}T12:00:00Z`, locale)}: {locale === 'nb-NO' ? one.nb : one.en}
            </li>
          ))}
        </ul>
      )}
      {!isChanged && <p className="text-ui text-second">{t('publish.unchanged')}</p>}
      {isChanged && !isReady && <NotYet isSaved={isSaved} />}
      {isChanged && isReady && (
        <DeskForm {...props} intent="correctStory">
          <p className="text-ui text-second">{t('publish.correctStoryText')}</p>
          {(['nb', 'en'] as const).map((language) => (
            <TextArea
              key={language}
              name={language}
              label={t(`publish.note.${language}`)}
              lang={language}
              rows={2}
              required
              minLength={3}
              maxLength={300}
              defaultValue={typed[language]}
            />
          ))}
        </DeskForm>
      )}
      <DeskForm {...props} intent="withdrawStory" danger>
        <p className="text-ui text-second">{t('publish.withdrawStoryText')}</p>
        <ReasonField typed={typedIn(outcome, 'withdrawStory').reason} />
      </DeskForm>
    </>
  );
}

type Intent =
  | 'publishStory'
  | 'scheduleStory'
  | 'unscheduleStory'
  | 'correctStory'
  | 'withdrawStory'
  | 'removeStory';

function DeskForm(
  props: PublishPartProps & {
    readonly intent: Intent;
    readonly danger?: boolean;
    readonly children: React.ReactNode;
  },
) {
  const { t } = useTranslation('desk');
  const { intent, danger = false, draft, outcome, children } = props;
  return (
    <ConfirmedForm
      intent={intent}
      action={t(`publish.${intent}`)}
      question={t(`publish.${intent}Question`)}
      explanation={t(`publish.${intent}Text`)}
      outcome={outcome}
      look={{ variant: danger ? 'danger' : intent === 'publishStory' ? 'primary' : 'secondary' }}
      className="max-w-reading space-y-3"
    >
      <input type="hidden" name="revision" value={draft.revision} />
      {children}
    </ConfirmedForm>
  );
}
