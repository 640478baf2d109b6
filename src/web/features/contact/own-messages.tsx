import { useTranslation } from 'react-i18next';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { OwnMessage } from './contact-data.ts';

/** The last messages from one's account, with their answers. */
export function OwnMessages({ messages }: { readonly messages: readonly OwnMessage[] }) {
  const { t } = useTranslation('contact');
  const { locale } = useLocale();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="own-messages">
      <h2 id="own-messages" className="heading-4">
        {t('own.title')}
      </h2>
      <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
        {messages.map((message) => (
          <li key={message.id} className="py-4 text-ui [overflow-wrap:anywhere]">
            <p className="text-sm text-second">
              {t('own.line', {
                topic: t(`topics.${message.topic}`),
                moment: formatShortDateTime(message.createdAt, locale),
              })}
              {' · '}
              {t(`own.${message.status}`)}
            </p>
            <p className="mt-1 whitespace-pre-line">{message.text}</p>
            {message.answer && message.answeredAt && (
              <blockquote className="mt-3 border-l-2 border-primary pl-4">
                <p className="text-sm text-second">
                  {t('own.answerOf', { moment: formatShortDateTime(message.answeredAt, locale) })}
                </p>
                <p className="mt-1 whitespace-pre-line">{message.answer}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
