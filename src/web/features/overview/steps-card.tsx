import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NorwegianWords } from '#web/features/result/norwegian-words.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownStep } from './overview-data.ts';
import { useStepWords } from './step-words.ts';

/** What to do next and why: the first step large, the others as lines. Rule 9.73. */
export function StepsCard({ steps }: { readonly steps: readonly ShownStep[] }) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  const wordsOf = useStepWords();
  const [first, ...others] = steps.map(wordsOf);
  return (
    <Card aria-labelledby="next-title" className="flex flex-col">
      <p className="text-sm text-second">{t('next')}</p>
      {first ? (
        <>
          <h2 id="next-title" className="mt-1 heading-3">
            <NorwegianWords text={first.title} />
          </h2>
          <h3 className="mt-3 text-ui font-semibold">{t('why')}</h3>
          <p className="text-ui text-second">
            <NorwegianWords text={first.why} />
          </p>
          <LinkButton
            to={to(first.path)}
            variant="primary"
            className="mt-5 w-full sm:max-lg:w-auto sm:max-lg:self-start"
          >
            {first.action}
          </LinkButton>
        </>
      ) : (
        <>
          <h2 id="next-title" className="mt-1 heading-3">
            {t('nothing.title')}
          </h2>
          <p className="mt-2 text-ui text-second">{t('nothing.text')}</p>
        </>
      )}
      {others.length > 0 && (
        <ul className="mt-auto pt-6">
          {others.map(({ title, line = title, why, path, icon }) => (
            <li key={title} className="border-t border-hairline">
              <Link to={to(path)} className="group flex min-h-13 items-center gap-3 py-2.5">
                <Icon name={icon} size={18} className="text-second" />
                <span className="min-w-0 flex-1">
                  <span className="block text-ui font-medium group-hover:underline">
                    <NorwegianWords text={line} />
                  </span>
                  <span className="block text-sm text-second">
                    <NorwegianWords text={why} />
                  </span>
                </span>
                <Icon name="lucide:chevron-right" size={18} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
