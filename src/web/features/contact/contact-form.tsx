import { useTranslation } from 'react-i18next';
import { contactTopics } from '#domain/contact/contact-message.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError, Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ContactTyped } from './contact-data.ts';

type ContactFormProps = { readonly typed: ContactTyped; readonly problem: string | null };

/**
 * Rule 9.230: a topic, a message and where the answer goes. Posts to /contact; the page's script sends it in place and keeps what
 * is typed in the tab until it got through (static/contact-form.ts).
 */
export function ContactForm({ typed, problem }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const { to } = useLocale();
  const error = (...own: readonly string[]) =>
    problem && own.includes(problem) ? t(`errors.${problem}`) : undefined;
  return (
    <form
      data-contact
      data-contact-form
      method="post"
      action={to('/contact')}
      noValidate
      className="space-y-6"
    >
      <input type="hidden" name="requestKey" value={typed.requestKey} />
      <input type="hidden" name="shownAt" value={typed.shownAt} />
      <Topics chosen={typed.topic} error={error('topic_needed')} />
      <TextArea
        label={t('text')}
        name="text"
        rows={7}
        className="[&_textarea]:min-h-40"
        hint={t('textHint')}
        defaultValue={typed.text}
        error={error('message_empty', 'message_long', 'message_links')}
      />
      <Input
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('emailHint')}
        defaultValue={typed.email}
        error={error('email_required', 'email_format')}
      />
      <Trap />
      <div role="alert">
        {problem && !ofFields.includes(problem) && (
          <FieldError id="contact-error">{t(`errors.${problem}`)}</FieldError>
        )}
        <p data-offline hidden className="text-sm font-medium text-wrong">
          {t('errors.offline')}
        </p>
      </div>
      <Button type="submit" variant="primary" className="max-sm:w-full">
        {t('send')}
      </Button>
    </form>
  );
}

const ofFields: readonly string[] = [
  ...['topic_needed', 'message_empty', 'message_long', 'message_links'],
  ...['email_required', 'email_format'],
];

function Topics({
  chosen,
  error,
}: {
  readonly chosen: ContactTyped['topic'];
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('contact');
  return (
    <fieldset aria-describedby={error ? 'topic-error' : undefined}>
      <legend className="text-ui font-semibold">{t('topic')}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-2">
        {contactTopics.map((topic) => (
          <label
            key={topic}
            className="flex min-h-12 items-center gap-2.5 rounded-control border border-control px-3 py-2 text-ui has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="topic"
              value={topic}
              defaultChecked={topic === chosen}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-primary"
            />
            {t(`topics.${topic}`)}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id="topic-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** People do not see it; programs fill it in. Rule 9.231. */
function Trap() {
  const { t } = useTranslation('contact');
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        {t('trap')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
