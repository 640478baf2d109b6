import { wordsIn } from '#domain/language/words.ts';
import { type Complaints, complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import { type ArticleFile, type ArticleLanguage, articleLanguages } from './article-file.ts';
import { resolveFacts } from './fact-tokens.ts';
import { headingsOf, linksOf, plainText } from './markdown-parts.ts';
import { typedFigures } from './typed-figures.ts';

/** What may be linked to on this site. */
export type ReadingPlaces = {
  /** Paths without language that have a page. */
  readonly pages: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly stories: ReadonlySet<string>;
};

/** Lengths in characters and words that docs/content.md asks of an article. */
export const articleLengths = {
  title: { min: 10, max: 65 },
  description: { min: 110, max: 155 },
  words: { min: 700, max: 1300 },
  headings: { min: 4, max: 8 },
} as const;

/** Everything about an article that a program can judge. Rule 9.350, Rule 9.351, Rule 9.352. */
export function checkArticle(file: ArticleFile, places: ReadingPlaces): readonly Finding[] {
  const about = complaintsAbout(`articles/${file.id}.yaml`, null);
  for (const language of articleLanguages) checkText(file, { language, places, about });
  checkSameHeadings(file, about);
  if (file.scene !== `artikkel-${file.id}`) about.error('scene', `its scene is artikkel-${file.id}`);
  for (const slug of file.related) {
    if (slug === file.id) about.error('related', 'is related to itself');
    else if (!places.articles.has(slug)) about.error('related', `there is no article ${slug}`);
  }
  return about.found;
}

function checkText(
  file: ArticleFile,
  { language, places, about }: { language: ArticleLanguage; places: ReadingPlaces; about: Complaints },
): void {
  const { title, description, lead, body } = file[language];
  const whole = [title, description, lead, body].join('\n');
  inside(title.length, articleLengths.title, (say) => about.error('title', `${language}: ${say} characters`));
  inside(description.length, articleLengths.description, (say) =>
    about.error('description', `${language}: ${say} characters`),
  );
  const { text, unknown } = resolveFacts(whole, language);
  for (const path of unknown) about.error('facts', `${language}: no fact {{${path}}}`);
  if (/\{\{|\}\}/u.test(text.replace(/\{\{[^{}]+\}\}/gu, '')))
    about.error('facts', `${language}: a token is not closed`);
  const isOfExam = file.topic === 'exam' || file.topic === 'rules';
  for (const figure of typedFigures(whole))
    about[isOfExam ? 'error' : 'warning']('typed', `${language}: «${figure}» is a fact: write its token`);
  inside(wordsIn(plainText(resolveFacts(body, language).text)).length, articleLengths.words, (say) =>
    about.warning('length', `${language}: ${say} words`),
  );
  if (/<\/?[a-z][^>]*>/iu.test(body)) about.error('markdown', `${language}: HTML is not shown`);
  if (/!\[/u.test(body)) about.error('markdown', `${language}: pictures are the scene's`);
  for (const { depth, text: heading } of headingsOf(body))
    if (depth !== 2 && depth !== 3)
      about.error('markdown', `${language}: headings are ## and ###: ${heading}`);
  for (const target of linksOf(body)) {
    const problem = linkProblem(target, places);
    if (problem) about.error('links', `${language}: ${problem}`);
  }
}

function checkSameHeadings({ nb, en }: ArticleFile, about: Complaints): void {
  const depths = (body: string) => headingsOf(body).map(({ depth }) => depth);
  const [norwegian, english] = [depths(nb.body), depths(en.body)];
  if (norwegian.join() !== english.join())
    about.error(
      'headings',
      `${norwegian.length} headings in nb, ${english.length} in en, or not of the same depths`,
    );
  inside(norwegian.length, articleLengths.headings, (say) => about.warning('headings', `${say} headings`));
}

/** Why a link leads nowhere; null where it leads somewhere. */
export function linkProblem(target: string, places: ReadingPlaces): string | null {
  if (/^https:\/\//u.test(target)) return null;
  if (!target.startsWith('/')) return `${target} is neither a path nor https`;
  const path = target.replace(/[?#].*$/u, '').replace(/(?<=.)\/$/u, '');
  const [, article] = /^\/articles\/([^/]+)$/u.exec(path) ?? [];
  if (article) return places.articles.has(article) ? null : `there is no article ${article}`;
  const [, story] = /^\/lettavis\/([^/]+)$/u.exec(path) ?? [];
  if (story) return places.stories.has(story) ? null : `there is no story ${story}`;
  if (/^\/nb(\/|$)/u.test(path)) return `${target} names a language; links lead to the page's own`;
  return places.pages.has(path) ? null : `there is no page ${path}`;
}

function inside(
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
  complain: (say: string) => void,
): void {
  if (count < min || count > max) complain(`${count}, not ${min}–${max}`);
}
