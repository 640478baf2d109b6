/** A heading's words: «e-post» goes to the next line as a whole, instead of breaking at its hyphen. */
export function WholeWords({ children: text }: { readonly children: string }) {
  return text.split(/(e-post\p{L}*)/iu).map((part, index) =>
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
