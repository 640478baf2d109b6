import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/levels/categories.ts';
import { type Level, levels, station } from '#domain/levels/levels.ts';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';

type CanDoTextProps = {
  readonly level: Level;
  readonly categories: readonly Category[];
  readonly withNext: boolean;
};

/** The sentences of `CanDo`; a file of its own, because most people never open one. */
export function CanDoText({ level, categories, withNext }: CanDoTextProps) {
  const { t } = useTranslation('can-do');
  const { t: names } = useTranslation('result');
  const next = withNext ? levels[station(level) + 1] : undefined;
  return (
    <>
      {[level, ...(next ? [next] : [])].map((shown) => (
        <section key={shown} className="mt-3">
          {next && (
            <h4 className="flex items-center gap-2 text-sm text-second">
              <LevelChip level={shown} className="text-text" />
              <span className="sr-only">{t(shown === level ? 'now' : 'next', { level: shown })}</span>
            </h4>
          )}
          <ul className="mt-1.5 space-y-2.5 text-ui text-second">
            {categories.map((category) => (
              <li key={category} className="flex gap-2.5">
                {!next && <Icon name={categoryIcons[category]} size={18} className="mt-0.5" />}
                <span>
                  {!next && <span className="sr-only">{names(`category.${category}`)}: </span>}
                  {t(`${shown}.${category}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
