import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadyPart, ReadyPartsContext } from './ready-part.tsx';
import { openReadyParts } from './ready-parts.server.ts';

/** How often something in a part was made. */
let made = 0;

function Words({ children }: { readonly children: string }) {
  made += 1;
  return <p title={children}>{children}</p>;
}

function Page({ text }: { readonly text: string }) {
  return (
    <main>
      <ReadyPart as="header" of={['a header', text]} className="wide">
        <Words>{text}</Words>
      </ReadyPart>
      <ReadyPart of={['a text', text]} id="text">
        <Words>{`${text} and more`}</Words>
      </ReadyPart>
    </main>
  );
}

function madeOf(text: string): string {
  const parts = openReadyParts();
  return parts.keep(
    renderToStaticMarkup(
      <ReadyPartsContext value={parts}>
        <Page text={text} />
      </ReadyPartsContext>,
    ),
  );
}

test.each(['plain', `</template><template data-part-ends="1"></template> $& $1 " '`])(
  '9.582 a part that is the same for all is made once of the same words, and is the markup that it would be: %s',
  (text) => {
    const plain = renderToStaticMarkup(<Page text={text} />);
    made = 0;
    expect(madeOf(text)).toBe(plain);
    expect(made).toBe(2);
    expect(madeOf(text)).toBe(plain);
    expect(made).toBe(2);
    expect(madeOf(`${text}!`)).not.toBe(plain);
    expect(made).toBe(4);
  },
);
