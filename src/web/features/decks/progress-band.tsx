import { useTranslation } from 'react-i18next';

type ProgressBandProps = { readonly words: number; readonly known: number; readonly learning: number };

/** What is known, begun and new, as a band with its numbers below. */
export function ProgressBand({ words, known, learning }: ProgressBandProps) {
  const { t } = useTranslation('decks');
  const share = (count: number) => (words === 0 ? 0 : (count / words) * 100);
  return (
    <span className="mt-2 block">
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1.5 w-full">
        <rect width="100" height="4" rx="1" className="fill-sunk" />
        <rect width={share(known + learning)} height="4" rx="1" className="fill-certainty" />
        <rect width={share(known)} height="4" rx="1" className="fill-blue" />
      </svg>
      <span className="mt-1 block text-sm font-normal text-second">
        {t('counts', { known, learning, fresh: words - known - learning })}
      </span>
    </span>
  );
}
