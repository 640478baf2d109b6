import { useLocale } from '#web/locale/locale.ts';
import type { SheetTeaser } from './read-sheets.ts';

/** A conversation sheet in a list: the whole card leads to it. */
export function SheetCard({ sheet: { topic, title, firstQuestion } }: { readonly sheet: SheetTeaser }) {
  const { to, locale } = useLocale();
  return (
    <li className="teaser on-card p-5">
      <h3 lang="nb" className="heading-4">
        <a
          href={to(sheetPath(topic))}
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {title.nb}
        </a>
      </h3>
      {locale === 'en-GB' && <p className="text-sm text-second">{title.en}</p>}
      <p lang="nb" className="mt-2 text-ui text-second">
        «{firstQuestion}»
      </p>
    </li>
  );
}

/** The path of a sheet, without language. */
export function sheetPath(topic: string): string {
  return `/community/language-cafe/${topic}`;
}
