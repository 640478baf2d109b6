import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { InBothLanguages } from './in-both-languages.tsx';
import type { Sheet } from './read-sheets.ts';

/** A conversation sheet: to talk from on a phone, or on paper, where it stands without the site's frame. Rule 9.471, Rule 9.472. */
export function SheetPage({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('language-cafe');
  const { to, locale } = useLocale();
  return (
    <article className="page-sides pt-5 pb-16 md:pt-9 lg:pb-28 print:p-0">
      <a href={to('/community/language-cafe')} className="back-link print:hidden">
        <Icon name="lucide:arrow-left" size={18} />
        {t('sheet.back')}
      </a>
      <header className="mt-4 print:mt-0 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="flex items-center gap-3 text-sm text-second">
            <LevelChip level={sheet.level} />
            {t('sheet.kind')}
          </p>
          <h1 lang="nb" className="mt-2 heading-page text-balance">
            {sheet.title.nb}
          </h1>
          {locale === 'en-GB' && <p className="mt-1 text-lg text-second">{sheet.title.en}</p>}
        </div>
        <Button variant="secondary" data-print className="noscript:hidden print:hidden">
          {t('sheet.print')}
        </Button>
      </header>
      <div className="sheet-columns mt-8">
        <div className="min-w-0 space-y-8">
          <Part id="warm-up" title={t('sheet.warmUp')}>
            <InBothLanguages text={sheet.warmUp} />
          </Part>
          <Part id="questions" title={t('sheet.questions')}>
            <ol lang="nb" className="sheet-questions">
              {sheet.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </Part>
          <Card aria-labelledby="task" className="break-inside-avoid">
            <h2 id="task" className="heading-4 mb-2">
              {t('sheet.task')}
            </h2>
            <InBothLanguages text={sheet.task} />
          </Card>
          <Part id="closing" title={t('sheet.closing')}>
            <InBothLanguages text={sheet.closing} />
          </Part>
        </div>
        <div className="min-w-0 space-y-8">
          <Part id="phrases" title={t('sheet.phrases')}>
            <dl className="sheet-phrases">
              {sheet.phrases.map(({ nb, en }) => (
                <div key={nb}>
                  <dt lang="nb">{nb}</dt>
                  <dd lang="en">{en}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Card tone="sunk" aria-labelledby="host" className="break-inside-avoid">
            <h2 id="host" className="heading-4 mb-2">
              {t('sheet.host')}
            </h2>
            <InBothLanguages text={sheet.host} />
          </Card>
        </div>
      </div>
    </article>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="heading-4 mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
