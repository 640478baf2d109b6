import { useTranslation } from 'react-i18next';
import { wordsIn } from '#domain/language/words.ts';
import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import { articleLengths } from '#domain/reading/article-lengths.ts';
import { headingsOf, plainText } from '#domain/reading/markdown-parts.ts';
import { classNames } from '#web/components/class-names.ts';
import type { DeskArticle } from './desk-data.ts';

type BodyFiguresProps = {
  readonly body: string;
  readonly facts: DeskArticle['facts'];
  readonly language: ArticleLanguage;
};

/** Words and headings of an article's text, as the checks count them. */
export function BodyFigures({ body, facts, language }: BodyFiguresProps) {
  const { t } = useTranslation('article-desk');
  const written = facts.reduce((text, fact) => text.replaceAll(fact.token, fact[language]), body);
  const words = wordsIn(plainText(written)).length;
  const headings = headingsOf(body).length;
  const figures = [
    { key: 'words', count: words, of: articleLengths.words },
    { key: 'headings', count: headings, of: articleLengths.headings },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {figures.map(({ key, count, of }) => (
        <li
          key={key}
          className={classNames(
            count < of.min || count > of.max ? 'font-semibold text-warning' : 'text-second',
          )}
        >
          {t(key, { count, ...of })}
        </li>
      ))}
    </ul>
  );
}
