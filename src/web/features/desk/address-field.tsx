import { useTranslation } from 'react-i18next';
import { slugOf } from '#domain/reading/story-slug.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/forms/field.tsx';

type AddressFieldProps = {
  /** Where it was published before: it stays. */
  readonly address: string | null;
  readonly slug: string;
  /** What an address can be made of. */
  readonly title: string;
  readonly onSlug: (slug: string) => void;
};

/** The end of a draft's address, by hand or made of its title. */
export function AddressField({ address, slug, title, onSlug }: AddressFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <div className="space-y-2">
      <Input
        label={t('address')}
        hint={address ? t('addressFixed') : t('addressHint')}
        maxLength={80}
        readOnly={address !== null}
        value={slug}
        onChange={(event) => onSlug(event.target.value)}
      />
      {address === null && title !== '' && (
        <Button size="small" onClick={() => onSlug(slugOf(title))}>
          {t('addressOfTitle')}
        </Button>
      )}
    </div>
  );
}
