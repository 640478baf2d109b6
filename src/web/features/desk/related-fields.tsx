import { useTranslation } from 'react-i18next';
import { Select } from '#web/forms/field.tsx';

const mostRelated = 4;

type RelatedFieldsProps = {
  readonly related: readonly string[];
  /** What there is to choose from. */
  readonly others: readonly { readonly slug: string; readonly title: string }[];
  readonly onRelated: (related: string[]) => void;
};

/** What is to be read next, one below the other, with room for one more. */
export function RelatedFields({ related, others, onRelated }: RelatedFieldsProps) {
  const { t } = useTranslation('desk');
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 text-ui font-semibold">{t('related')}</legend>
      {withEmpty(related).map((slug, place) => (
        <Select
          key={slug || 'new'}
          label={t('relatedNumber', { number: place + 1 })}
          value={slug}
          onChange={(event) => onRelated(replaced(related, { place, slug: event.target.value }))}
        >
          <option value="">{t('noRelated')}</option>
          {others
            .filter((other) => other.slug === slug || !related.includes(other.slug))
            .map((other) => (
              <option key={other.slug} value={other.slug}>
                {other.title}
              </option>
            ))}
        </Select>
      ))}
    </fieldset>
  );
}

/** The chosen ones, and room for one more. */
function withEmpty(related: readonly string[]): readonly string[] {
  return related.length < mostRelated ? [...related, ''] : related;
}

function replaced(
  related: readonly string[],
  { place, slug }: { readonly place: number; readonly slug: string },
): string[] {
  const changed =
    place < related.length ? related.map((one, at) => (at === place ? slug : one)) : [...related, slug];
  return changed.filter((one) => one !== '');
}
