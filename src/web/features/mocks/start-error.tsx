import { useTranslation } from 'react-i18next';

/** Why a part could not be begun. */
export function StartError({ code }: { readonly code: string }) {
  const { t } = useTranslation('mocks');
  return (
    <p role="alert" className="mt-6 max-w-reading rounded-control bg-warning-soft p-4 text-warning">
      {t([`errors.${code}`, 'errors.unexpected_failure'])}
    </p>
  );
}
