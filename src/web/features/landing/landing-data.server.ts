import { type Locale, localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { formatMessage } from '#web/messages/format-message.ts';
import english from '#web/text/en-GB/landing.ts';
import norwegian from '#web/text/nb-NO/landing.ts';
import titles from '#web/text/titles.ts';
import { lengths, questions } from './question-list.ts';

const texts = { 'en-GB': english, 'nb-NO': norwegian } as const;

/** schema.org's data of the front page: whose site it is, and the questions with their answers as the page has them. Rule 9.499. */
export function landingData(pathname: string, publicUrl: string): readonly object[] {
  const locale = localeOfPath(pathname);
  const inLanguage = locale === 'nb-NO' ? 'nb' : 'en';
  const url = publicUrl + pathInLocale('/', locale);
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    ...{ name: 'Bestått', url, inLanguage, description: titles[locale].landing.description },
    publisher: { '@type': 'Organization', name: 'Bestått', url: publicUrl },
  };
  const asked = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    ...{ url, inLanguage },
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: texts[locale].questions[question].question,
      acceptedAnswer: { '@type': 'Answer', text: answerOf(question, locale) },
    })),
  };
  return [site, asked];
}

/** The words of an answer, without the marks of what is in another language. */
function answerOf(question: (typeof questions)[number], locale: Locale): string {
  const { answer } = texts[locale].questions[question];
  return formatMessage(answer, lengths, locale).replace(/<\/?nb>/g, '');
}
