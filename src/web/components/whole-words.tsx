/** Where the long words of our headings are divided. What stands before the place, and what after it at least. */
const divisions = /(?<=tilbake|informasjons|opplys|statsborger)(?=melding|kapsel|kapsl|ning|skap)/giu;

/**
 * A heading's words: «e-post» goes to the next line as a whole, instead of breaking at its hyphen; and words that are
 * longer than a phone is wide with text at 200 % have a soft hyphen, for browsers that cannot divide Norwegian by
 * themselves (`hyphens` in base.css asks those that can).
 */
export function WholeWords({ children: text }: { readonly children: string }) {
  return text
    .replace(divisions, '\u{ad}')
    .split(/(e-post\p{L}*)/iu)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // A block in the line, and not what forbids breaks: in large letters a long word may have to break after all.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <span key={index} className="inline-block max-w-full">
          {part}
        </span>
      ),
    );
}
