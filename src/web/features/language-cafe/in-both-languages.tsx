import { useLocale } from '#web/locale/locale.ts';
import type { BothLanguages } from './read-sheets.ts';

/** What is said in Norwegian, and under it what that means where the page is English: those who begin need both. */
export function InBothLanguages({ text: { nb, en } }: { readonly text: BothLanguages }) {
  const { locale } = useLocale();
  return (
    <>
      <p lang="nb">{nb}</p>
      {locale === 'en-GB' && <p className="mt-1.5 text-ui text-second">{en}</p>}
    </>
  );
}
