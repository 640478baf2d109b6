import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ReadyPart } from '#web/page-context/ready-part.tsx';

/**
 * Rule 9.359. What a tapped word means, on pages without React: the frame and its words stand in the page, the script fills in what the
 * lexicon says (static/story-word.ts).
 */
export function WordPanel() {
  const { t } = useTranslation('words');
  const { to, locale } = useLocale();
  return (
    <ReadyPart
      of={['word-panel', locale]}
      id="word-panel"
      popover="auto"
      role="dialog"
      aria-labelledby="word-panel-title"
      tabIndex={-1}
      data-no-look-up
      className="gloss word-panel on-card"
    >
      <div className="flex items-start justify-between gap-3">
        {/* biome-ignore lint/a11y/useHeadingContent: the script writes the word */}
        <h2 id="word-panel-title" lang="nb" data-word className="font-serif text-xl font-[560] break-words" />
        <button
          type="button"
          popoverTarget="word-panel"
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="button button-quiet -mt-2 -mr-2 size-11 px-0"
        >
          <Icon name="lucide:x" size={18} />
        </button>
      </div>
      <div aria-live="polite">
        <p data-unknown hidden className="text-second">
          {t('unknown')}
        </p>
        <p data-failed hidden className="text-wrong">
          {t('failed')}
        </p>
        <p data-compound hidden className="text-second">
          {t('compound')}
        </p>
        <ul data-entries className="space-y-4" />
        <p data-said="kept" hidden className="text-sm text-second">
          {t('keptText')}
        </p>
        <p data-said="later" hidden className="text-sm text-second">
          {t('keptLater')}
        </p>
        <p data-said="not_signed_in" hidden className="text-sm text-second">
          {t('notSignedIn')}{' '}
          <a href={to('/auth')} className="text-link">
            {t('logIn')}
          </a>
        </p>
        <p data-said="failed" hidden className="text-sm text-wrong">
          {t('keepFailed')}
        </p>
      </div>
      <template data-entry>
        <li>
          <p>
            <strong lang="nb" data-lemma /> <span data-level className="text-sm text-second" />
          </p>
          <p data-english className="text-lg" />
          <p lang="nb" data-example className="mt-1 font-serif" />
          <p data-example-english className="text-sm text-second" />
          <button
            type="button"
            data-keep
            data-kept={t('kept')}
            className="button button-secondary button-small mt-2"
          >
            {t('keep')}
          </button>
        </li>
      </template>
    </ReadyPart>
  );
}
