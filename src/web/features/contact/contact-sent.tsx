import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ContactOutcome } from './contact-data.ts';

type Sent = Extract<ContactOutcome, { kind: 'sent' }>;

/** It is there: when the answer comes and where, and a copy of what was sent. Takes the form's place; the focus comes here. */
export function ContactSent({ sent }: { readonly sent: Sent }) {
  const { t } = useTranslation('contact');
  const { to } = useLocale();
  const { reference, hours, confirmed, typed } = sent;
  return (
    <div data-contact tabIndex={-1} className="space-y-4 outline-none">
      <p className="flex items-center gap-2.5 heading-4 text-text">
        <Icon name="lucide:circle-check" className="shrink-0 text-primary" />
        {t('sent.title')}
      </p>
      <p className="text-second [overflow-wrap:anywhere]">
        {t('sent.text', { hours, email: typed.email, reference })}
      </p>
      <p className="text-second">{t(confirmed ? 'sent.confirmed' : 'sent.noMail')}</p>
      <figure className="rounded-control border border-hairline p-4">
        <figcaption className="text-sm font-semibold">
          {t('sent.copy', { topic: t(`topics.${typed.topic ?? 'other'}`) })}
        </figcaption>
        <blockquote className="mt-2 text-ui whitespace-pre-line [overflow-wrap:anywhere]">
          {typed.text.trim()}
        </blockquote>
      </figure>
      <p>
        <a href={to('/contact')} className="inline-flex min-h-12 items-center text-link md:min-h-11">
          {t('sent.again')}
        </a>
      </p>
    </div>
  );
}
