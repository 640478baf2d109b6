import { useTranslation } from 'react-i18next';
import { answerWithin } from '#domain/contact/contact-message.ts';
import { Card } from '#web/components/card.tsx';
import { useRoot } from '#web/page-context/root-data.ts';
import type { ContactOutcome, ContactTyped, Operator, OwnMessage } from './contact-data.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { OwnMessages } from './own-messages.tsx';

type ContactPageProps = {
  readonly typed: ContactTyped;
  readonly own: readonly OwnMessage[];
  /** They have Premium: they are answered first. */
  readonly priority: boolean;
  readonly operator: Operator;
  /** Of an error page that led here. */
  readonly errorNumber: string | null;
  readonly outcome: ContactOutcome | null;
};

/** Rule 9.230: a message to the people who run the product, how soon they answer, and who they are. */
export function ContactPage({ typed, own, priority, operator, errorNumber, outcome }: ContactPageProps) {
  const { t } = useTranslation('contact');
  const sendsMail = useRoot()?.embedded.mail !== true;
  const first = errorNumber ? { ...typed, text: t('errorNumber', { number: errorNumber }) } : typed;
  return (
    <div className="page-sides pt-8 pb-16 md:pt-14 lg:pb-28">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-4 max-w-reading text-[1.0625rem] text-second">
        {t(sendsMail ? 'lead' : 'leadNoMail', { hours: answerWithin(priority) })}
      </p>
      {priority && <p className="mt-2 max-w-reading text-second">{t('priority')}</p>}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="space-y-8">
          <Card>
            {outcome?.kind === 'sent' ? (
              <ContactSent sent={outcome} />
            ) : (
              <ContactForm typed={outcome?.typed ?? first} problem={outcome?.problem ?? null} />
            )}
          </Card>
          <OwnMessages messages={own} />
        </div>
        <Who operator={operator} />
      </div>
    </div>
  );
}

/** Name and address of whoever runs the product (ehandelsloven § 8), and how messages reach them. */
function Who({ operator }: { readonly operator: Operator }) {
  const { t } = useTranslation('contact');
  const embedded = useRoot()?.embedded;
  const { name, orgNumber, address, email } = operator;
  return (
    <aside aria-labelledby="who" className="max-w-reading space-y-3 text-ui text-second">
      <h2 id="who" className="heading-4 text-text">
        {t('who.title')}
      </h2>
      {name || address ? (
        <address className="not-italic [overflow-wrap:anywhere]">
          {name}
          {orgNumber && <span className="block">{t('who.orgNumber', { number: orgNumber })}</span>}
          {address && <span className="block whitespace-pre-line">{address}</span>}
        </address>
      ) : (
        <p>{t('who.unnamed')}</p>
      )}
      {email ? (
        <p>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-12 items-center text-link [overflow-wrap:anywhere] md:min-h-11"
          >
            {email}
          </a>
        </p>
      ) : (
        <p>{t('who.noAddress')}</p>
      )}
      {embedded?.mail && <p>{t('who.noMail')}</p>}
      <p>{t('who.data')}</p>
    </aside>
  );
}
