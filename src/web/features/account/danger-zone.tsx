import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type Deletion = {
  readonly asked: boolean;
  /** When the account goes, or would go if it were asked now; ISO 8601. */
  readonly day: string;
};

/** Deletes the account after 14 days in which it can be taken back. Rule 2.21. */
export function DangerZone({ deletion, error }: { deletion: Deletion; error: string | undefined }) {
  const { t } = useTranslation('settings');
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const day = formatDate(deletion.day, locale);
  if (deletion.asked)
    return (
      <Form method="post" preventScrollReset className="space-y-4">
        <input type="hidden" name="intent" value="keep" />
        <p role="status" className="font-semibold">
          {t('danger.asked', { day })}
        </p>
        {error && <FieldError id="danger-error">{error}</FieldError>}
        <Button type="submit" variant="primary">
          {t('danger.undo')}
        </Button>
      </Form>
    );
  return (
    <>
      <div className="space-y-4">
        <p className="text-second">{t('danger.text')}</p>
        {error && <FieldError id="danger-error">{error}</FieldError>}
        <noscript>
          <Form method="post" className="space-y-4">
            <p>{t('danger.confirmText', { day })}</p>
            <Button type="submit" variant="danger" name="intent" value="delete">
              {t('danger.confirm')}
            </Button>
          </Form>
        </noscript>
        <Button variant="danger" className="noscript:hidden" onClick={() => setOpen(true)}>
          {t('danger.action')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('danger.confirmTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('danger.keep')}</Button>
            <Form method="post" preventScrollReset onSubmit={() => setOpen(false)}>
              <input type="hidden" name="intent" value="delete" />
              <Button type="submit" variant="danger" className="w-full">
                {t('danger.confirm')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t('danger.confirmText', { day })}</p>
      </Dialog>
    </>
  );
}
