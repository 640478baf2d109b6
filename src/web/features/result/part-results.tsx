import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { claimsLevel } from '#domain/assessment/level-claim.ts';
import type { Summary } from '#domain/assessment/types.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailAxis } from '#web/levels/trail-axis.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { CanDo, CanDoButton } from './can-do.tsx';
import { useFeedbackWords } from './feedback-words.ts';

/** What the level test can mark. */
const testable = ['read', 'listen'] as const;

/** Right answers and level of each part of the test. Rule 2.36. */
export function PartResults({ summary, custom }: { readonly summary: Summary; readonly custom: boolean }) {
  const { t } = useTranslation('result');
  const { to } = useLocale();
  const left = testable.filter((category) => !summary.categories.some((one) => one.category === category));
  return (
    <Card aria-labelledby="parts-title">
      <h2 id="parts-title" className="sr-only">
        {t('parts.title')}
      </h2>
      {summary.categories.map((part) => (
        <PartResult
          key={part.category}
          part={part}
          named={!custom || claimsLevel(summary)}
          provisional={part.category === 'listen' && summary.robotVoice === true}
        />
      ))}
      {!custom && (
        <div className="space-y-2 text-sm text-second">
          {left.map((category) => (
            <p key={category}>
              {t(`parts.left_${category}`)}{' '}
              <Link to={to(`/app/leveltest?category=${category}`)} className="font-semibold text-link">
                {t('parts.add')}
              </Link>
            </p>
          ))}
          <p>{t('parts.notTested')}</p>
        </div>
      )}
    </Card>
  );
}

function PartResult(props: {
  readonly part: Summary['categories'][number];
  /** A level may be named. */
  readonly named: boolean;
  /** Its level is marked so. Rule 9.242. */
  readonly provisional: boolean;
}) {
  const { part, named, provisional } = props;
  const { t } = useTranslation('result');
  const words = useLevelWords();
  const { tally } = useFeedbackWords();
  const { category, estimate, tasks } = part;
  const known = estimate && estimate.verdict.kind !== 'unknown';
  const id = `can-do-${category}`;
  return (
    <section
      aria-labelledby={`part-${category}`}
      className="mb-5 border-b border-hairline pb-5 last:mb-0 last:border-0 last:pb-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={`part-${category}`} className="flex items-center gap-2.5 font-semibold">
          <Icon name={categoryIcons[category]} />
          {t(`category.${category}`)}
        </h3>
        {tasks > 0 && <p className="text-ui text-second">{tally(part)}</p>}
      </div>
      {tasks === 0 ? (
        <p className="mt-3 text-second">{t('parts.none')}</p>
      ) : !named ? null : known ? (
        <>
          <div className="mt-3 flex items-center gap-1">
            <p className="heading-4">{words.headline(estimate)}</p>
            <CanDoButton
              opens={id}
              level={estimate.level}
              className="-my-2 grid size-11 place-items-center text-muted hover:text-text"
            >
              <Icon name="lucide:info" size={18} />
            </CanDoButton>
            {provisional && (
              <span className="ml-auto rounded-full bg-warning-soft px-2.5 text-sm text-warning">
                {t('provisional.tag')}
              </span>
            )}
          </div>
          <CanDo id={id} level={estimate.level} categories={[category]} withNext />
        </>
      ) : (
        <p className="mt-3 text-second">{t('parts.tooFew')}</p>
      )}
      {named && known && (
        <TrailAxis
          className="mt-2"
          value={estimate.v}
          low={estimate.low}
          high={estimate.high}
          reached={reachedStation(estimate)}
          description={words.description(estimate)}
        />
      )}
    </section>
  );
}
