import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { answerWithin } from '#domain/contact/contact-message.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { Facts, PersonPart } from './person-part.tsx';
import { ReasonField } from './reason-field.tsx';

type Message = FunctionOutput<'admin-messages'>['messages'][number];

type MessageCardProps = {
  readonly message: Message;
  /** Looks like spam. */
  readonly suspected: boolean;
  /** Whether the person's page may be opened. */
  readonly seesPeople: boolean;
  readonly outcome: AdminOutcome | null;
};

/** One message with who wrote it, what was answered, and what can be done with it. */
export function MessageCard({ message, suspected, seesPeople, outcome }: MessageCardProps) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  const { id, reference, person, topic, text, email, status, answer, answeredAt, priority } = message;
  return (
    <PersonPart id={`message-${id}`} title={`${reference} · ${t(`message.topic.${topic}`)}`}>
      <Facts
        facts={[
          [t('message.at'), formatShortDateTime(message.at, locale)],
          [
            t('message.within'),
            t(priority ? 'message.priority' : 'message.usual', { hours: answerWithin(priority) }),
          ],
          [t('message.email'), email],
          [
            t('message.person'),
            person && seesPeople ? (
              <Link key="person" to={to(`/admin/people/${person.id}`)} className="text-link">
                {person.name ?? person.email ?? t('people.noName')}
              </Link>
            ) : (
              (person?.name ?? person?.email ?? t('message.nobody'))
            ),
          ],
          [t('message.locale'), t(`message.locales.${message.locale}`)],
        ]}
      />
      {/* Lines as they were written. */}
      <blockquote className="mt-4 max-w-reading border-l-2 border-hairline pl-4 text-ui whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      {answeredAt && (
        <p className="mt-4 text-ui font-semibold">
          {t(answer ? 'message.answered' : 'message.closed', {
            moment: formatShortDateTime(answeredAt, locale),
          })}
        </p>
      )}
      {answer && (
        <p className="mt-1 max-w-reading text-ui whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
      )}
      <div className="mt-5 space-y-3 border-t border-hairline pt-5">
        {status === 'open' && <Answer message={message} outcome={outcome} />}
        <Disclosure title={t('message.more')} className="border-b-0">
          <div className="space-y-6 text-text">
            <Note message={message} outcome={outcome} />
            <State message={message} suspected={suspected} outcome={outcome} />
          </div>
        </Disclosure>
      </div>
    </PersonPart>
  );
}

type FormProps = Pick<MessageCardProps, 'message' | 'outcome'>;

function Answer({ message: { id, email }, outcome }: FormProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmedForm
      intent="answerMessage"
      subject={id}
      action={t('message.answer')}
      question={t('message.answerQuestion')}
      explanation={t('message.answerText', { email })}
      outcome={outcome}
      look={{ variant: 'primary' }}
      className="max-w-reading space-y-3"
    >
      <input type="hidden" name="messageId" value={id} />
      <TextArea
        name="text"
        label={t('message.answerLabel')}
        rows={4}
        required
        maxLength={5000}
        defaultValue={typedIn(outcome, 'answerMessage', id).text}
      />
    </ConfirmedForm>
  );
}

function Note({ message: { id, note }, outcome }: FormProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmedForm
      intent="noteMessage"
      subject={id}
      action={t('message.note')}
      question={t('message.noteQuestion')}
      explanation={t('message.noteText')}
      outcome={outcome}
      look={{ variant: 'secondary' }}
      className="space-y-3"
    >
      <input type="hidden" name="messageId" value={id} />
      <TextArea
        name="note"
        label={t('message.noteLabel')}
        hint={t('message.noteText')}
        rows={2}
        maxLength={2000}
        defaultValue={typedIn(outcome, 'noteMessage', id).note ?? note ?? ''}
      />
    </ConfirmedForm>
  );
}

/** What is answered or looks like spam is opened again, what is open is closed. */
function State({
  message: { id, status },
  suspected,
  outcome,
}: FormProps & Pick<MessageCardProps, 'suspected'>) {
  const { t } = useTranslation('admin');
  const intent = status === 'open' && !suspected ? 'closeMessage' : 'reopenMessage';
  return (
    <ConfirmedForm
      intent={intent}
      subject={id}
      action={t(`message.${intent}`)}
      question={t(`message.${intent}Question`)}
      explanation={t(`message.${intent}Text`)}
      outcome={outcome}
      look={{ variant: 'secondary' }}
      className="space-y-3"
    >
      <input type="hidden" name="messageId" value={id} />
      <ReasonField typed={typedIn(outcome, intent, id).reason} />
    </ConfirmedForm>
  );
}
