import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import type { MailCodeKind } from './mail-code.ts';
import { Notice } from './notice.tsx';

export type MailCodeFormProps = {
  readonly kind: MailCodeKind;
  readonly email: string;
  readonly next: string;
  /** Key of `auth:errors`: above the form, or under the field. */
  readonly problem?: string | undefined;
  readonly codeProblem?: string | undefined;
};

/** After a mail has gone out: the field for its code, which takes the link too. */
export function MailCodeForm({ kind, email, next, problem, codeProblem }: MailCodeFormProps) {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const hidden = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="next" value={next} />
    </>
  );
  return (
    <div className="space-y-5">
      <title>{`${t('mail.title')} · Bestått`}</title>
      <div>
        <h1 className="heading-page">
          <WholeWords>{t('mail.title')}</WholeWords>
        </h1>
        <p className="mt-3 text-second wrap-anywhere">
          {t(kind === 'login' || kind === 'recovery' ? 'mail.sentIfKnown' : 'mail.sent', { email })}
        </p>
      </div>
      <EmbeddedMail />
      {problem && (
        <Notice tone="wrong" isFirst>
          <p>{t(`errors.${problem}`)}</p>
        </Notice>
      )}
      <form method="post" action={to('/auth/code')} noValidate className="space-y-5">
        {hidden}
        <Input
          label={t('mail.code')}
          name="code"
          hint={t('mail.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          required
          autoFocus={codeProblem !== undefined}
          error={codeProblem ? t(`errors.${codeProblem}`) : undefined}
        />
        <Button type="submit" variant="primary" className="w-full" name="intent" value="code">
          {t('mail.action')}
        </Button>
      </form>
      <form
        method="post"
        action={to('/auth/code')}
        className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-second"
      >
        {hidden}
        {t('mail.nothing')}
        <button
          type="submit"
          name="intent"
          value="send"
          className="min-h-11 font-semibold text-text underline"
        >
          {t('mail.again')}
        </button>
      </form>
      <p className="text-center text-sm">
        <a
          href={to(`/auth?${new URLSearchParams({ next })}`)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('mail.back')}
        </a>
      </p>
    </div>
  );
}

/** Where no mail server is set up, nobody should wait for a mail. */
function EmbeddedMail() {
  const { t } = useTranslation('auth');
  const embedded = useRoot()?.embedded;
  if (!embedded?.mail) return null;
  return (
    <p className="text-sm text-second">
      {t('mail.embedded')}{' '}
      {embedded.inbox && (
        <a href="/dev" className="underline">
          {t('mail.inbox')}
        </a>
      )}
    </p>
  );
}
