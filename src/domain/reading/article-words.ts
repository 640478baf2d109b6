import { wordsIn } from '#domain/language/words.ts';
import type { ArticleLanguage } from './article-file.ts';
import { resolveFacts } from './fact-tokens.ts';
import { plainText } from './markdown-parts.ts';

/** How many words of an article's markdown are read, with its facts written in. */
export function articleWords(markdown: string, language: ArticleLanguage): number {
  return wordsIn(plainText(resolveFacts(markdown, language).text)).length;
}
