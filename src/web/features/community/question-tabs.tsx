import { useTranslation } from 'react-i18next';
import type { ResponseTime } from './read-questions.ts';
import { saidResponseTime } from './response-time.ts';

const states = ['all', 'open', 'answered'] as const;
export type QuestionState = (typeof states)[number];

/** Which questions an address asks for. */
export function questionStateOf(search: URLSearchParams): QuestionState {
  return states.find((state) => state === search.get('questions')) ?? 'all';
}

type QuestionTabsProps = { readonly chosen: QuestionState; readonly responseTime: ResponseTime };

/** Rule 9.449: how long questions wait for a teacher, and the lists with and without an answer. */
export function QuestionTabs({ chosen, responseTime }: QuestionTabsProps) {
  const { t } = useTranslation('community');
  const said = saidResponseTime(responseTime);
  return (
    <>
      <p className="mb-4 max-w-reading text-ui text-second">
        {said
          ? `${t(`questions.${said.unit}`, { count: said.count })} ${t('questions.of', { count: responseTime.answers })}`
          : t('questions.noTime')}
      </p>
      <nav aria-label={t('questions.label')} className="mb-4 flex flex-wrap gap-x-5">
        {states.map((state) => (
          <a
            key={state}
            href={state === 'all' ? '?' : `?questions=${state}`}
            aria-current={state === chosen ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-ui text-link aria-[current=page]:font-semibold aria-[current=page]:text-text"
          >
            {t(`questions.${state}`)}
          </a>
        ))}
      </nav>
    </>
  );
}
