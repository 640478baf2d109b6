import { useTranslation } from 'react-i18next';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';

type LevelSwitchProps = { readonly levels: readonly StoryLevel[]; readonly level: StoryLevel };

/**
 * The same story at another level. The links work by themselves; the page's script follows them in place and keeps the
 * paragraph where it is on the screen.
 */
export function LevelSwitch({ levels, level }: LevelSwitchProps) {
  const { t } = useTranslation('reading');
  return (
    <nav aria-label={t('stories.switch')} data-level-switch className="segments">
      {levels.map((one) => (
        <a
          key={one}
          href={`?level=${one}`}
          rel={one === level ? undefined : 'nofollow'}
          aria-current={one === level ? 'true' : undefined}
          className="segment"
        >
          <LevelChip level={one} />
        </a>
      ))}
    </nav>
  );
}

/** Beside a paragraph, where no script runs: the same paragraph at the other levels. */
export function ParagraphLevels({
  levels,
  level,
  paragraph,
}: LevelSwitchProps & { readonly paragraph: number }) {
  const { t } = useTranslation('reading');
  return (
    <span className="without-script ml-2 whitespace-nowrap font-sans text-sm text-muted" data-no-look-up>
      {levels
        .filter((one) => one !== level)
        .map((one) => (
          <a
            key={one}
            href={`?level=${one}#avsnitt-${paragraph}`}
            aria-label={t('stories.paragraphAt', { paragraph, level: one })}
            className="ml-2 underline"
          >
            {one}
          </a>
        ))}
    </span>
  );
}
