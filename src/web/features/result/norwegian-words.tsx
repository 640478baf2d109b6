import { Fragment } from 'react';

/** A sentence with its Norwegian words, between asterisks, set apart and said in Norwegian. */
export function NorwegianWords({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <i key={part} lang="nb" className="font-serif">
        {part}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
