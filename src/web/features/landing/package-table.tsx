import { useTranslation } from 'react-i18next';
import { categories } from '#domain/levels/categories.ts';
import { openCategories } from '#domain/licences/package.ts';
import { Icon } from '#web/components/icon.tsx';
import { type PackageFeature, type PackageOffer, packageOffers } from '#web/features/packages/packages.ts';
import { useIsOpen } from '#web/features/packages/use-is-open.ts';
import type { BankCounts } from './bank-counts.ts';

const comparedFeatures = [
  'customTest',
  'flashcards',
  'guarantee',
  'mockTests',
  'aiFeedback',
  'teacherFeedback',
  'prioritySupport',
] as const;

/** The packages side by side. */
export function PackageTable({ counts }: { readonly counts: BankCounts | null }) {
  const { t } = useTranslation('pricing');
  const isOpen = useIsOpen();
  const price = (offer: PackageOffer) =>
    offer.price === 0 ? t('compare.free') : t('compare.paid', { price: offer.price });
  return (
    // A region that scrolls sideways on the smallest screens takes the focus, so that the keyboard can move it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="relative -mx-4 overflow-x-auto px-4" aria-labelledby="compare-title" tabIndex={0}>
      <table className="w-full border-collapse text-left text-ui">
        <caption className="sr-only">{t('compare.title')}</caption>
        <thead>
          <tr className="border-b border-outline">
            <th scope="col" className="py-3 pr-4 font-medium text-muted">
              {t('compare.feature')}
            </th>
            {packageOffers.map((offer) => (
              <th key={offer.key} scope="col" className="w-1/4 py-3 pr-2 font-semibold last:pr-0 sm:pr-4">
                {t(`package.${offer.key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('compare.price')} cells={packageOffers.map(price)} />
          <Row
            name={t('compare.levels')}
            cells={packageOffers.map(({ levels }) =>
              t('compare.range', { from: levels[0], to: levels.at(-1) }),
            )}
          />
          {counts && (
            <Row
              name={t('compare.tasks')}
              cells={packageOffers.map((offer) => t('compare.taskCount', { tasks: counts[offer.key] }))}
            />
          )}
          {categories.map((category) => (
            <Row
              key={category}
              name={t(`compare.${category}`)}
              cells={packageOffers.map((offer) => (
                <Mark
                  key={offer.key}
                  state={
                    !offer.categories.includes(category)
                      ? 'no'
                      : openCategories.includes(category)
                        ? 'yes'
                        : 'planned'
                  }
                />
              ))}
            />
          ))}
          {comparedFeatures.map((feature) => (
            <Row
              key={feature}
              name={t(`compare.${feature}`)}
              cells={packageOffers.map((offer) => (
                <Mark key={offer.key} state={stateOf(offer, feature, isOpen)} />
              ))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type State = 'yes' | 'planned' | 'no';

/** Premium holds what Plus holds. */
function stateOf(
  offer: PackageOffer,
  key: PackageFeature['key'],
  isOpen: (feature: PackageFeature) => boolean,
): State {
  const held = packageOffers
    .slice(0, packageOffers.indexOf(offer) + 1)
    .flatMap(({ features }) => features)
    .find((feature) => feature.key === key);
  if (!held) return 'no';
  return isOpen(held) ? 'yes' : 'planned';
}

function Mark({ state }: { readonly state: State }) {
  const { t } = useTranslation('pricing');
  if (state === 'yes') {
    return (
      <span className="flex items-center gap-2">
        <Icon name="lucide:check" size={18} className="text-primary" />
        <span className="max-sm:sr-only">{t('compare.yes')}</span>
      </span>
    );
  }
  if (state === 'no') {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('compare.no')}</span>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-2 text-muted">
      <Icon name="lucide:circle-dashed" size={16} className="mx-px" />
      <span className="max-sm:sr-only">{t('compare.planned')}</span>
    </span>
  );
}

function Row({ name, cells }: { readonly name: string; readonly cells: readonly React.ReactNode[] }) {
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-3 pr-4 font-medium text-second">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={packageOffers[index]?.key} className="py-3 pr-2 align-top last:pr-0 sm:pr-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}
