import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { SearchScreen } from './search-screen.tsx';

test.each([
  ['', 'Nothing found', ['Discussions found', 'Most upvoted']],
  ['/nb', 'Fant ingenting', ['Diskusjoner vi fant', 'Flest stemmer']],
])('where nothing is found no list is headed and ordered (2.47) (%s)', (prefix, nothing, heads) => {
  const element = (
    <SearchScreen
      categories={[]}
      tags={[]}
      page={{ posts: [], after: null }}
      similar={null}
      sort="recent"
      search={new URLSearchParams({ q: 'zzzz' })}
    />
  );
  const words = textOf(renderScreen({ path: `${prefix}/community/search`, element }));
  expect(words).toContain(nothing);
  for (const head of heads) expect(words).not.toContain(head);
});
