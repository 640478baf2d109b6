import { useTranslation } from 'react-i18next';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { StoryDraftControl } from './use-story-draft.ts';

/** Two windows or two editors have gone on with one story: whoever sits here says which of the two stands. Rule 9.480. */
export function DeskConflict({ draft }: { readonly draft: StoryDraftControl }) {
  const { t } = useTranslation('desk');
  const { other, content, choose } = draft;
  const changed = other
    ? storyLevels.filter(
        (level) => JSON.stringify(other.content.versions[level]) !== JSON.stringify(content.versions[level]),
      )
    : [];
  return (
    <Dialog
      open={other !== null}
      // Closed without a choice, the words on the screen stand; the others are a press away.
      onClose={() => choose('own')}
      title={t('conflict.title')}
      className="max-w-2xl"
      actions={
        <>
          <Button onClick={() => choose('other')}>{t('conflict.takeOther')}</Button>
          <Button variant="primary" onClick={() => choose('own')}>
            {t('conflict.keepOwn')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      {other &&
        changed.map((level) => (
          <div key={level} className="mt-4 grid gap-4 sm:grid-cols-2">
            <Version title={t('conflict.own', { level })} text={content.versions[level].text} />
            <Version title={t('conflict.other', { level })} text={other.content.versions[level].text} />
          </div>
        ))}
    </Dialog>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="min-w-0">
      <h3 className="text-sm font-semibold text-text">{title}</h3>
      <p
        lang="nb"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at
        tabIndex={0}
        className="mt-2 max-h-40 overflow-y-auto rounded-control bg-sunk p-3 text-sm whitespace-pre-wrap text-text"
      >
        {text || '–'}
      </p>
    </section>
  );
}
