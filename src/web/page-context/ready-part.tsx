import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** Parts of pages whose markup is made already, and those that the page at hand makes. */
export type ReadyParts = {
  readonly find: (of: string) => string | undefined;
  /** The number under which the markup of a part is looked for in the page. */
  readonly begin: (of: string) => number;
};

/** There on the server, while a page without React's scripts is made. */
export const ReadyPartsContext = createContext<ReadyParts | null>(null);

type ReadyPartProps = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'className' | 'role' | 'popover' | 'tabIndex' | 'aria-labelledby'
> & {
  readonly as?: 'div' | 'footer' | 'header';
  /** Everything that the part is made of: two with the same words have the same markup, whoever reads them. Never a person. */
  readonly of: readonly unknown[];
  readonly children: ReactNode;
};

/**
 * A part of a page that is read, as one element, whose markup is made once and put in as it is in the next page that has the
 * same (decision 178). In a browser, and on pages that React takes over, it is what it holds. What React would lift into the
 * head (a title, a preload) stands outside of it, and no part in another. Rule 9.582.
 */
export function ReadyPart({ as: Element = 'div', of, children, ...attributes }: ReadyPartProps) {
  const parts = useContext(ReadyPartsContext);
  if (!parts) return <Element {...attributes}>{children}</Element>;
  const words = JSON.stringify(of);
  const html = parts.find(words);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same part
  if (html !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  const number = parts.begin(words);
  return (
    <Element {...attributes}>
      <template data-part-begins={number} />
      {children}
      <template data-part-ends={number} />
    </Element>
  );
}
