import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Level, levels } from '#domain/levels/levels.ts';
import { indexForms, type Lemma, vocabularyOf } from '#domain/lexicon/lexicon.ts';
import { missingWords } from '#domain/lexicon/missing-words.ts';
import { type ArticleFile, articleFile } from '#domain/reading/article-file.ts';
import { checkArticle, type ReadingPlaces } from '#domain/reading/check-article.ts';
import { checkReadingScenes } from '#domain/reading/check-scenes.ts';
import { checkStory, type StoryVersions } from '#domain/reading/check-story.ts';
import { type StoryFile, stimulusOfVersion, storyFile, versionFile } from '#domain/reading/story-file.ts';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { checkWords, type KnowsWord, namesInText } from '#domain/tasks/checks/check-words.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import routes from '#web/routes.ts';
import { contentDir } from './files.ts';

type ReadStory = { readonly story: StoryFile; readonly versions: StoryVersions };

/** What there is to read, and what is wrong with its files. */
export type ReadReading = {
  readonly articles: readonly ArticleFile[];
  readonly stories: readonly ReadStory[];
  readonly findings: readonly Finding[];
};

/** All files of content/articles and content/lettavis. */
export function readReading(): ReadReading {
  const findings: Finding[] = [];
  const read = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | null => {
    const fault = (message: string) =>
      void findings.push({ severity: 'error', rule: 'schema', path, task: null, message });
    try {
      const parsed = schema.safeParse(parse(readFileSync(join(contentDir, path), 'utf8')));
      if (parsed.success) return parsed.data;
      for (const { path: place, message } of parsed.error.issues)
        fault(`${place.map(String).join('.')}: ${message}`);
    } catch (error) {
      fault((error as Error).message.split('\n')[0] ?? '');
    }
    return null;
  };
  const articles = names('articles')
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => read(`articles/${name}`, articleFile) ?? []);
  const stories = names('lettavis').flatMap((slug) => {
    const story = read(`lettavis/${slug}/story.yaml`, storyFile);
    const versions: StoryVersions = Object.fromEntries(
      storyLevels
        .filter((level) => existsSync(join(contentDir, `lettavis/${slug}/${level}.yaml`)))
        .map((level) => [level, read(`lettavis/${slug}/${level}.yaml`, versionFile) ?? undefined]),
    );
    return story ? [{ story, versions }] : [];
  });
  for (const one of [
    ...articles.map(({ id }) => `articles/${id}.yaml`),
    ...stories.map(({ story }) => `lettavis/${story.id}/story.yaml`),
  ])
    if (!existsSync(join(contentDir, one)))
      findings.push({
        severity: 'error',
        rule: 'schema',
        path: one,
        task: null,
        message: 'the id is not the name of its place',
      });
  return { articles, stories, findings };
}

/** Everything that is judged of articles and stories. */
export function checkReading(
  { articles, stories, findings }: ReadReading,
  given: {
    readonly scenes: ReadonlySet<string>;
    readonly lemmas: readonly Lemma[];
    readonly names: ReadonlySet<string>;
    readonly knows: KnowsWord;
    readonly missingScenes: number;
  },
): readonly Finding[] {
  const places: ReadingPlaces = {
    pages: openPages(),
    articles: new Set(articles.map(({ id }) => id)),
    stories: new Set(stories.map(({ story }) => story.id)),
  };
  const versions = stories.flatMap(({ story, versions: own }) =>
    Object.values(own).map((version) => ({ story: story.id, version })),
  );
  const names = new Set([...given.names, ...versions.flatMap(({ version }) => namesInText(version.text))]);
  const forms = indexForms(given.lemmas);
  const vocabulary = vocabularyOf(given.lemmas);
  const levelOf = (word: string): Level | null => {
    const found = forms.get(word)?.map(({ level }) => levels.indexOf(level)) ?? [];
    return found.length === 0 ? null : (levels[Math.min(...found)] ?? null);
  };
  const unexplained = (text: string) => [
    ...missingWords({ texts: [text], vocabulary, isWord: given.knows, names }).keys(),
  ];
  return [
    ...findings,
    ...articles.flatMap((file) => checkArticle(file, places)),
    ...stories.flatMap((story) => checkStory({ ...story, places, levelOf, unexplained })),
    ...versions.flatMap(({ story, version }) =>
      checkWords({
        file: stimulusOfVersion(story, version),
        path: `lettavis/${story}/${version.level}.yaml`,
        names,
        knows: given.knows,
      }),
    ),
    ...checkReadingScenes(
      [
        ...articles.map(({ id, scene }) => ({ path: `articles/${id}.yaml`, scene })),
        ...stories.map(({ story }) => ({ path: `lettavis/${story.id}/story.yaml`, scene: story.scene })),
      ],
      { drawn: given.scenes, allowed: given.missingScenes },
    ),
  ];
}

type Route = { readonly path?: string; readonly children?: readonly Route[] };

/** The paths of English screens that are open. */
function openPages(): ReadonlySet<string> {
  const paths = (list: readonly Route[], above: string): readonly string[] =>
    list.flatMap(({ path, children }) => {
      const own = path ? `${above}/${path}` : above;
      if (path === 'nb') return [];
      return children ? paths(children, own) : [own || '/'];
    });
  return new Set(paths(routes as readonly Route[], '').filter((path) => !/[:*]/u.test(path)));
}

function names(folder: string): readonly string[] {
  const full = join(contentDir, folder);
  return existsSync(full) ? readdirSync(full).sort() : [];
}
