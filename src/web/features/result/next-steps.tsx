import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClasses, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { NorwegianWords } from './norwegian-words.tsx';

/** Official pages; we link to no other. */
const officialPages = [
  { text: 'search', url: 'https://utdanning.no' },
  { text: 'exam', url: 'https://prove.hkdir.no' },
  { text: 'directorate', url: 'https://www.hkdir.no' },
] as const;

type NextStepsProps = {
  readonly sittingId: string;
  /** Null where there is no level to share. */
  readonly onShare: (() => void) | null;
};

/** What can be done with a result: look through it, keep it on paper, show it, find a course. Rule 2.38. */
export function NextSteps({ sittingId, onShare }: NextStepsProps) {
  const { t } = useTranslation(['result', 'courses']);
  const { to } = useLocale();
  return (
    <Card aria-labelledby="steps-title">
      <h2 id="steps-title" className="heading-4">
        {t('nextSteps.title')}
      </h2>
      <ul className="mt-1 lg:grid lg:grid-cols-3 lg:gap-x-10">
        <Step icon="lucide:list-checks" name="review">
          <LinkButton to={to(`/app/test/${sittingId}/review`)} size="small">
            {t('courses:review.action')}
          </LinkButton>
        </Step>
        <Step icon="lucide:download" name="download">
          <a href={to(`/app/test/${sittingId}/result.pdf`)} className={buttonClasses({ size: 'small' })}>
            {t('nextSteps.download.action')}
          </a>
        </Step>
        {onShare && (
          <Step icon="lucide:share-2" name="share">
            <Button size="small" onClick={onShare} aria-haspopup="dialog">
              {t('nextSteps.share.action')}
            </Button>
          </Step>
        )}
      </ul>
      <Courses />
    </Card>
  );
}

/** Where there are schools, dates and places. */
function Courses() {
  const { t } = useTranslation('courses');
  return (
    <details className="disclosure border-t border-hairline">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold">
        <Icon name="lucide:map-pin" className="text-second" />
        <span className="flex-1">{t('title')}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <div className="space-y-3 pb-1 text-ui text-second sm:pl-8">
        <p>
          <NorwegianWords text={t('text')} />
        </p>
        <p>{t('outside')}</p>
        <ul>
          {officialPages.map((page) => (
            <li key={page.url}>
              <a
                href={page.url}
                rel="external noreferrer"
                className="inline-flex min-h-12 lg:min-h-9 items-center gap-1.5 text-link"
              >
                {t(page.text)}
                <Icon name="lucide:arrow-up-right" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Step(props: {
  readonly icon: IconName;
  readonly name: 'review' | 'download' | 'share';
  readonly children: ReactNode;
}) {
  const { icon, name, children } = props;
  const { t } = useTranslation(['result', 'courses']);
  const step = name === 'review' ? 'courses:review' : (`nextSteps.${name}` as const);
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-3.5 last:border-0 max-lg:flex-wrap lg:border-0">
      <Icon name={icon} className="self-start text-second sm:self-center" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold">{t(`${step}.title`)}</h3>
        <p className="text-sm text-second">{t(`${step}.text`)}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}
