import { assetPicture } from '#domain/images/asset-picture.ts';
import { type Complaints, complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import {
  type ArticleFile,
  type ArticleLanguage,
  type ArticleText,
  articleLanguages,
} from './article-file.ts';
import { articleLengths } from './article-lengths.ts';
import { articleWords } from './article-words.ts';
import { resolveFacts } from './fact-tokens.ts';
import { headingsOf, linksOf, picturesOf } from './markdown-parts.ts';
import { typedFigures } from './typed-figures.ts';

/** What may be linked to on this site. */
export type ReadingPlaces = {
  /** Paths without language that have a page. */
  readonly pages: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly stories: ReadonlySet<string>;
  /** Pictures of the content host may stand in articles; not in files, which know nothing of the host they come to. */
  readonly hasImageHost?: boolean;
};

/** An article as far as it is whole; of one from the desk, whose drawing may be another's, the scene is left out. */
export type ArticleInput = Pick<ArticleFile, 'id' | 'topic' | 'related'> &
  Partial<Pick<ArticleFile, 'scene' | ArticleLanguage>>;

/** Everything about an article that a program can judge. Rule 9.350, Rule 9.351, Rule 9.352. */
export function checkArticle(file: ArticleInput, places: ReadingPlaces): readonly Finding[] {
  const about = complaintsAbout(`articles/${file.id}.yaml`, null);
  for (const language of articleLanguages) {
    const text = file[language];
    if (text) checkText(text, { language, topic: file.topic, places, about });
  }
  checkSameHeadings(file, about);
  if (file.scene !== undefined && file.scene !== `artikkel-${file.id}`)
    about.error('scene', `its scene is artikkel-${file.id}`);
  for (const slug of file.related) {
    if (slug === file.id) about.error('related', 'is related to itself');
    else if (!places.articles.has(slug)) about.error('related', `there is no article ${slug}`);
  }
  return about.found;
}

/** The language that a finding of `checkArticle` begins with, and the rest of it. */
export function languageOfFinding({ message }: Pick<Finding, 'message'>): {
  readonly language: ArticleLanguage | null;
  readonly message: string;
} {
  const language = articleLanguages.find((one) => message.startsWith(`${one}: `)) ?? null;
  return { language, message: language ? message.slice(language.length + 2) : message };
}

type TextInput = {
  readonly language: ArticleLanguage;
  readonly topic: ArticleFile['topic'];
  readonly places: ReadingPlaces;
  readonly about: Complaints;
};

function checkText(
  { title, description, lead, body }: ArticleText,
  { language, topic, places, about }: TextInput,
): void {
  const whole = [title, description, lead, body].join('\n');
  inside(title.length, articleLengths.title, (say) => about.error('title', `${language}: ${say} characters`));
  inside(description.length, articleLengths.description, (say) =>
    about.error('description', `${language}: ${say} characters`),
  );
  const { text, unknown } = resolveFacts(whole, language);
  for (const path of unknown) about.error('facts', `${language}: no fact {{${path}}}`);
  if (/\{\{|\}\}/u.test(text.replace(/\{\{[^{}]+\}\}/gu, '')))
    about.error('facts', `${language}: a token is not closed`);
  const isOfExam = topic === 'exam' || topic === 'rules';
  for (const figure of typedFigures(whole))
    about[isOfExam ? 'error' : 'warning']('typed', `${language}: «${figure}» is a fact: write its token`);
  inside(articleWords(body, language), articleLengths.words, (say) =>
    about.warning('length', `${language}: ${say} words`),
  );
  if (/<\/?[a-z][^>]*>/iu.test(body)) about.error('markdown', `${language}: HTML is not shown`);
  checkPictures(body, {
    has: places.hasImageHost === true,
    complain: (say) => about.error('picture', `${language}: ${say}`),
  });
  for (const { depth, text: heading } of headingsOf(body))
    if (depth !== 2 && depth !== 3)
      about.error('markdown', `${language}: headings are ## and ###: ${heading}`);
  for (const target of linksOf(body)) {
    const problem = linkProblem(target, places);
    if (problem) about.error('links', `${language}: ${problem}`);
  }
}

/** Pictures stand as the content host has them, with their size and what they show. Rule 9.531. */
function checkPictures(
  body: string,
  { has, complain }: { readonly has: boolean; readonly complain: (say: string) => void },
): void {
  const signs = body.match(/!\[/gu)?.length ?? 0;
  if (signs === 0) return;
  if (!has) complain("pictures are the scene's: there is no content host (IMAGE_HOST)");
  else if (!areWell(picturesOf(body), signs))
    complain('a picture is written ![what it shows](/admin/assets/… "1600x900")');
}

/** Each is written as pictures of the content host are; one that is not read as a picture at all is none of them. */
function areWell(written: ReturnType<typeof picturesOf>, signs: number): boolean {
  return written.length === signs && written.every((picture) => assetPicture(picture) !== null);
}

function checkSameHeadings({ nb, en }: ArticleInput, about: Complaints): void {
  if (!nb || !en) return;
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
