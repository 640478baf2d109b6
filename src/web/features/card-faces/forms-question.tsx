import { useTranslation } from 'react-i18next';
import { placesInOrder } from '#domain/lexicon/form-order.ts';
import { headword } from '#domain/lexicon/headword.ts';
import type { ShownCard } from './card-text.ts';

/** All forms of a word: first their names, then the forms beside them. */
export function FormsQuestion({ card, turned }: { readonly card: ShownCard; readonly turned: boolean }) {
  const { t } = useTranslation('flashcards');
  if (!card.word) return null;
  return (
    <div className="mt-4">
      <p lang="nb" className="font-serif text-[clamp(1.75rem,7vw,2.75rem)] leading-tight font-[560]">
        {headword(card.word)}
      </p>
      <p className="mt-2 text-second">{card.word.english}</p>
      <dl className="mx-auto mt-5 grid max-w-sm grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-left">
        {placesInOrder(card.word.forms).map(([name, forms]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-hairline pb-2">
            <dt className="text-second">{t(`round.forms.${name}`, { defaultValue: name })}</dt>
            <dd lang="nb" className="font-serif">
              {turned ? forms.join(' / ') : '…'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
