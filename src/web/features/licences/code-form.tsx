import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** What came of a code; times are ISO 8601. */
export type CodeOutcome =
  | {
      readonly kind: 'given';
      readonly tier: number;
      readonly startsAt: string;
      readonly expiresAt: string;
      readonly begun: boolean;
    }
  /** `problem` is a key of `licence:errors`. */
  | { readonly kind: 'refused'; readonly code: string; readonly problem: string };

/** Redeems a trial code; the answer stands where the code was typed. */
export function CodeForm({ outcome }: { readonly outcome: CodeOutcome | null }) {
  const { t } = useTranslation('licence');
  const { locale } = useLocale();
  const busy = useNavigation().formData?.get('intent') === 'redeem';
  const refused = outcome?.kind === 'refused' ? outcome : null;
  return (
    <Card id="code" aria-labelledby="code-title" className="mt-8">
      <h2 id="code-title" className="heading-4">
        {t('code.title')}
      </h2>
      <p className="mt-1 max-w-reading text-second">{t('code.text')}</p>
      {outcome?.kind === 'given' && (
        <p
          role="status"
          className="mt-4 flex items-start gap-2.5 rounded-control bg-primary-soft p-4 font-medium"
        >
          <Icon name="lucide:circle-check" className="mt-0.5 shrink-0 text-primary" />
          {t(outcome.begun ? 'code.given' : 'code.waits', {
            name: t(`${outcome.begun ? 'nameWithin' : 'nameFirst'}.${outcome.tier}`),
            from: formatDate(outcome.startsAt, locale),
            to: formatDate(outcome.expiresAt, locale),
          })}
        </p>
      )}
      <Form
        method="post"
        preventScrollReset
        noValidate
        className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        <input type="hidden" name="intent" value="redeem" />
        <Input
          label={t('code.label')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={refused?.code}
          error={refused && t([`errors.${refused.problem}`, 'errors.failed'])}
          className="sm:w-72"
        />
        <Button type="submit" aria-disabled={busy || undefined} className="sm:mt-7">
          {t('code.action')}
        </Button>
      </Form>
    </Card>
  );
}
