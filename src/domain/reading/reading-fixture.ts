import type { ArticleFile } from './article-file.ts';
import type { ReadingPlaces } from './check-article.ts';
import type { StoryVersions } from './check-story.ts';
import type { StoryFile, VersionFile } from './story-file.ts';
import type { StoryLevel } from './story-levels.ts';

const words = (count: number) => Array.from({ length: count }, () => 'ord').join(' ');

/** An article that is as it should be. For tests. */
export function articleExample(change: Partial<ArticleFile> = {}): ArticleFile {
  const body = ['En', 'To', 'Tre', 'Fire'].map((name) => `## ${name}\n\n${words(180)}.\n`).join('\n');
  const text = { title: 'Hva er prøven?', description: 'x'.repeat(120), lead: 'Kort sagt.', body };
  return {
    id: 'hva-er-proven',
    topic: 'exam',
    published: '2026-06-01',
    scene: 'artikkel-hva-er-proven',
    picture: { nb: 'Et bilde.', en: 'A picture.' },
    related: ['lesing'],
    sources: [{ title: 'Innholdet', publisher: 'HK-dir', url: 'https://prove.hkdir.no/', read: '2026-11' }],
    nb: text,
    en: text,
    ...change,
  };
}

/** A story that is as it should be, with versions too short to be served. For tests. */
export function storyExample(): { readonly story: StoryFile; readonly versions: Required<StoryVersions> } {
  const source = { title: 'elg', publisher: 'SNL', url: 'https://snl.no/elg', supports: 'All of it.' };
  return {
    story: {
      id: 'elgen',
      topic: 'nature',
      published: '2026-06-02',
      scene: 'lettavis-elgen',
      picture: { nb: 'En elg.', en: 'An elk.' },
      related: ['fjordene'],
      sources: [source, { ...source, url: 'https://snl.no/skog' }],
    },
    versions: { A2: versionExample('A2'), B1: versionExample('B1'), B2: versionExample('B2') },
  };
}

const difficulty = { A2: 2, B1: 3, B2: 4 } as const;

export function versionExample(level: StoryLevel): VersionFile {
  const task = (id: string, key: 'a' | 'b' | 'c') => ({
    ...{ id, key, kind: 'choose' as const, skill: 'detail' as const, difficulty: difficulty[level] },
    prompt: `Hvem ser elgen først i ${level}, og når (${id})?`,
    options: { a: 'en far', b: 'et barn', c: 'ei dame', d: 'en gutt' },
    explanation: {
      nb: 'Det står i teksten at dama ser elgen først.',
      en: 'The text says that the lady is the first to see it.',
    },
  });
  return {
    level,
    title: 'Elgen',
    lead: 'Et stort dyr.',
    text: 'Ei dame ser en elg. Den står i skogen.\n\nDyret spiser gress. Så går det.',
    glosses: [{ word: 'gress', lemma: 'gress', nb: 'grønne planter', en: 'grass' }],
    tasks: [task('en', 'a'), task('to', 'b'), task('tre', 'c')],
  };
}

export const placesExample: ReadingPlaces = {
  pages: new Set(['/', '/pricing', '/app/leveltest']),
  articles: new Set(['hva-er-proven', 'lesing']),
  stories: new Set(['elgen', 'fjordene']),
};
