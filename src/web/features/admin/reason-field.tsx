import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/forms/field.tsx';

/** Why it is done; the audit log keeps it. */
export function ReasonField({
  typed,
  label,
}: {
  readonly typed: string | undefined;
  /** Where another word says better what is asked for. */
  readonly label?: string;
}) {
  const { t } = useTranslation('admin');
  return (
    <TextArea
      name="reason"
      label={label ?? t('reason')}
      hint={t('reasonHint')}
      rows={2}
      required
      minLength={3}
      maxLength={500}
      defaultValue={typed}
    />
  );
}
