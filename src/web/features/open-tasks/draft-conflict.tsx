import { useTranslation } from 'react-i18next';
import { countWords } from '#domain/submissions/written-words.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { DraftControl } from './use-draft.ts';

/** Two windows have gone on with one text: the learner says which of the two stands. Rule 9.271. */
export function DraftConflict({ draft }: { readonly draft: DraftControl }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const { other, choose } = draft;
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
      {other && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Version title={t('conflict.own')} text={draft.text} />
          <Version
            title={t('conflict.other', {
              time: other.updatedAt ? formatDateTime(other.updatedAt, locale) : '',
            })}
            text={other.text}
          />
        </div>
      )}
    </Dialog>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('writing');
  return (
    <section className="min-w-0">
      <h3 className="text-sm font-semibold text-text">{title}</h3>
      <p className="text-sm">{t('words', { count: countWords(text) })}</p>
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
