import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#web/components/button.tsx';
import { SettingsFrame } from '#web/features/account/settings-frame.tsx';
import { SettingsSection } from '#web/features/account/settings-section.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { canKeep } from '#web/kept/can-keep.ts';
import { removeStory } from '#web/kept/saved-stories.ts';
import { useLocale } from '#web/locale/locale.ts';
import { workerState } from '#web/offline/register-worker.ts';
import { formatBytes } from './format-bytes.ts';
import { removeRound } from './kept-round.ts';
import { downloadWords, removeWords } from './kept-words.ts';
import { RoundForm } from './round-form.tsx';
import { StorageRoom } from './storage-room.tsx';
import { type Kept, useKept } from './use-kept.ts';
import { useSaving } from './use-saving.ts';

/** What is saved on this device for use without a network: how much room it takes, saving more, removing it. Rule 9.456. */
export function SavedScreen() {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  const [kept, read] = useKept();
  const [able, setAble] = useState<'yes' | 'unsupported' | 'failed'>('yes');
  useEffect(() => {
    if (!canKeep()) setAble('unsupported');
    else if (workerState() === 'failed') setAble('failed');
  }, []);
  const hasSomething =
    kept !== null && (kept.stories.length > 0 || kept.rounds.length > 0 || kept.words !== null);
  return (
    <SettingsFrame>
      <p className="max-w-reading text-second">{t('settings.intro')}</p>
      {able !== 'yes' && (
        <p role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-warning">
          {t(`settings.${able}`)}
        </p>
      )}
      <SettingsSection id="words" title={t('words')} ofBrowser>
        <Words kept={kept} onChange={read} />
      </SettingsSection>
      <SettingsSection id="practice" title={t('practice')} ofBrowser>
        <p className="max-w-reading text-second">{t('settings.practiceText')}</p>
        <RoundForm onSaved={read} />
        <SavedList>
          {kept?.rounds.map((round) => {
            const name = t('round', { part: t(`parts.${round.category}`), level: round.level });
            return (
              <SavedRow
                key={round.sittingId}
                name={name}
                about={formatDateTimeOf(round.savedAt)}
                bytes={round.bytes}
                onRemove={() => removeRound(round).then(read)}
              />
            );
          })}
        </SavedList>
      </SettingsSection>
      <SettingsSection id="stories" title={t('stories')} ofBrowser>
        <p className="max-w-reading text-second">{t('settings.storiesText')}</p>
        {kept?.stories.length === 0 && <p className="mt-3 text-muted">{t('settings.storiesNone')}</p>}
        <SavedList>
          {kept?.stories.map((story) => (
            <SavedRow
              key={story.path}
              name={story.title}
              lang="nb"
              about={() => t('storyLevel', { level: story.level })}
              bytes={story.bytes}
              onRemove={() => removeStory(story.path).then(read)}
            />
          ))}
        </SavedList>
        <LinkButton to={to('/lettavis')} reloadDocument className="mt-4">
          {t('settings.toStories')}
        </LinkButton>
      </SettingsSection>
      <StorageRoom kept={kept} />
      <p className="max-w-reading text-sm text-second">{t('settings.privacy')}</p>
      {hasSomething && (
        <LinkButton to={to('/offline')} reloadDocument>
          {t('settings.open')}
        </LinkButton>
      )}
    </SettingsFrame>
  );
}

type Locale = ReturnType<typeof useLocale>['locale'];

/** Of when something was saved, in the words of the language. */
function formatDateTimeOf(savedAt: string): (locale: Locale) => string {
  return (locale) => formatDateTime(savedAt, locale);
}

function Words({ kept, onChange }: { readonly kept: Kept | null; readonly onChange: () => Promise<void> }) {
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  const saving = useSaving(async () => {
    const words = await downloadWords();
    await onChange();
    if (words.count === 0) await removeWords().then(onChange);
    return words.count === 0 ? t('settings.wordsNone') : t('settings.saved');
  });
  const words = kept?.words ?? null;
  return (
    <>
      <p className="max-w-reading text-second">{t('settings.wordsText')}</p>
      {words && (
        <SavedList>
          <SavedRow
            name={t('wordsReady', { count: words.count })}
            about={() => t('settings.wordsSaved', { when: formatDateTime(words.savedAt, locale) })}
            bytes={words.bytes}
            onRemove={() => removeWords().then(onChange)}
          />
        </SavedList>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={saving.start} aria-disabled={saving.busy || undefined}>
          {t(words ? 'settings.wordsRefresh' : 'settings.wordsSave')}
        </Button>
        {saving.said}
      </div>
    </>
  );
}

function SavedList({ children }: { readonly children: ReactNode }) {
  return <ul className="mt-4 divide-y divide-hairline border-y border-hairline empty:hidden">{children}</ul>;
}

/** Something that is saved, how much room it takes, and the button that removes it. */
function SavedRow(props: {
  readonly name: string;
  readonly lang?: string;
  readonly about: (locale: Locale) => string;
  readonly bytes: number;
  readonly onRemove: () => Promise<void>;
}) {
  const { name, lang, about, bytes, onRemove } = props;
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p lang={lang} className="font-medium">
          {name}
        </p>
        <p className="text-sm text-second">
          {about(locale)} · <span className="tabular-nums">{formatBytes(bytes, locale)}</span>
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('settings.removeNamed', { name })}
        onClick={() => void onRemove()}
      >
        {t('settings.remove')}
      </Button>
    </li>
  );
}
