import type { TFunction } from 'i18next';
import { station } from '#domain/levels/levels.ts';
import type { OpenLevel } from './open-level-data.ts';

/** How the level of a test's texts or recordings is to be read: what it rests on, the level that is wanted, the tests before. Rule 9.503. */
export function openLevelWords(t: TFunction<'writing'>, { category, now, trend, goal }: OpenLevel): string {
  const isReached = goal !== null && station(now.level) >= station(goal);
  return [
    t(`results.open.${category}`, { count: now.answers }),
    goal ? t(isReached ? 'results.open.goalReached' : 'results.open.goal', { level: goal }) : '',
    trend === 'first' ? '' : t(`results.open.trend.${trend}`),
  ]
    .filter(Boolean)
    .join(' ');
}
