import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { typedIn } from '#web/features/admin/admin-outcome.ts';
import { ConfirmedForm } from '#web/features/admin/confirmed-form.tsx';
import { ReasonField } from '#web/features/admin/reason-field.tsx';
import { formatDate, formatDateTime } from '#web/formats/format-date.ts';
import { Checkbox } from '#web/forms/choice.tsx';
import { Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { isWaiting, type OnDesk } from './desk-data.ts';
import type { DraftControl } from './use-desk-draft.ts';

type PublishPartProps = {
  readonly piece: OnDesk;
  readonly draft: Pick<DraftControl<unknown>, 'state' | 'revision' | 'other'>;
  /** No check keeps it back. */
  readonly isReady: boolean;
  /** What is read of it comes from its file: the draft may go, and a correction takes the file's place. */
  readonly ofFile?: boolean;
  readonly outcome: AdminOutcome | null;
};

/** What becomes of a draft: published, scheduled, corrected, taken away, removed. Rules 9.484 to 9.486, 9.506 to 9.508, 9.560. */
export function PublishPart(props: PublishPartProps) {
  const { t } = useTranslation('desk');
  const { piece, draft, isReady, ofFile = false } = props;
  const isSaved = draft.state === 'saved' && !draft.other;
  return (
    <section aria-labelledby="publish" className="space-y-6">
      <h2 id="publish" className="heading-4">
        {t('publish.title')}
      </h2>
      {piece.state === 'draft' && (isReady && isSaved ? <Ready {...props} /> : <NotYet isSaved={isSaved} />)}
      {piece.state === 'scheduled' && (
        <DeskForm {...props} intent="unscheduleDraft">
          <p className="text-ui text-second">{t('publish.unscheduleDraftText')}</p>
        </DeskForm>
      )}
      {piece.state === 'published' && <Published {...props} isReady={isReady && isSaved} isSaved={isSaved} />}
      {((piece.state === 'draft' && piece.address === null) || ofFile) && (
        <DeskForm {...props} intent="removeDraft" danger>
          <p className="text-ui text-second">{t('publish.removeDraftText')}</p>
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
  return (
    <>
      <DeskForm {...props} intent="publishDraft">
        <p className="text-ui text-second">{t('publish.publishDraftText')}</p>
      </DeskForm>
      <DeskForm {...props} intent="scheduleDraft">
        <TimeField typed={typedIn(props.outcome, 'scheduleDraft').at} />
      </DeskForm>
    </>
  );
}

function TimeField({ typed }: { readonly typed: string | undefined }) {
  const { t } = useTranslation('desk');
  return (
    <Input
      type="datetime-local"
      name="at"
      label={t('publish.at')}
      hint={t('publish.atHint')}
      required
      defaultValue={typed}
      className="max-w-xs"
    />
  );
}

function Published(props: PublishPartProps & { readonly isReady: boolean; readonly isSaved: boolean }) {
  const { t } = useTranslation('desk');
  const { locale } = useLocale();
  const { piece, draft, outcome, isReady, isSaved, ofFile = false } = props;
  const isChanged = draft.revision !== piece.publishedRevision || !isSaved;
  return (
    <>
      {piece.corrections.length > 0 && (
        <ul className="space-y-1 text-ui">
          {piece.corrections.map((one) => (
            <li key={`${one.on} ${one.en}`}>
              {formatDate(`${one.on}T12:00:00Z`, locale)}: {locale === 'nb-NO' ? one.nb : one.en}
            </li>
          ))}
        </ul>
      )}
      {ofFile && <p className="text-ui text-second">{t('publish.ofFile')}</p>}
      {isWaiting(piece) ? (
        <WaitingCorrection {...props} />
      ) : (
        <>
          {!isChanged && <p className="text-ui text-second">{t('publish.unchanged')}</p>}
          {isChanged && !isReady && <NotYet isSaved={isSaved} />}
          {isChanged && isReady && <Correct {...props} />}
        </>
      )}
      <DeskForm {...props} intent="withdrawDraft" danger>
        <p className="text-ui text-second">{t('publish.withdrawDraftText')}</p>
        <ReasonField typed={typedIn(outcome, 'withdrawDraft').reason} />
      </DeskForm>
    </>
  );
}

/** A correction with its note, at once or at a chosen time. Rule 9.560. */
function Correct(props: PublishPartProps) {
  const { t } = useTranslation('desk');
  const { piece, outcome } = props;
  const [isLater, setLater] = useState(false);
  const intent = isLater ? 'scheduleCorrection' : 'correctDraft';
  const typed = typedIn(outcome, intent);
  return (
    <DeskForm {...props} intent={intent}>
      <p className="text-ui text-second">{t(`publish.${intent}Text`)}</p>
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
          defaultValue={typed[language] ?? piece.nextCorrection?.[language]}
        />
      ))}
      <Checkbox
        label={t('publish.later')}
        checked={isLater}
        onChange={(event) => setLater(event.target.checked)}
      />
      {isLater && <TimeField typed={typed.at} />}
    </DeskForm>
  );
}

/** Its note as it will stand, and the way to take it back. Rule 9.560. */
function WaitingCorrection(props: PublishPartProps) {
  const { t } = useTranslation('desk');
  const { locale } = useLocale();
  const { nextCorrection: next } = props.piece;
  if (!next?.at) return null;
  return (
    <DeskForm {...props} intent="unscheduleCorrection">
      <p className="text-ui">
        {t('correctionAt', { at: formatDateTime(next.at, locale) })}: {locale === 'nb-NO' ? next.nb : next.en}
      </p>
      <p className="text-ui text-second">{t('publish.unscheduleCorrectionText')}</p>
    </DeskForm>
  );
}

type Intent =
  | 'publishDraft'
  | 'scheduleDraft'
  | 'unscheduleDraft'
  | 'correctDraft'
  | 'scheduleCorrection'
  | 'unscheduleCorrection'
  | 'withdrawDraft'
  | 'removeDraft';

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
      look={{ variant: danger ? 'danger' : intent === 'publishDraft' ? 'primary' : 'secondary' }}
      className="max-w-reading space-y-3"
    >
      <input type="hidden" name="revision" value={draft.revision} />
      {children}
    </ConfirmedForm>
  );
}
