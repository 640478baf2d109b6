import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { DraftControl } from './use-desk-draft.ts';

/** A text that both windows may have changed. */
export type ComparedPart = {
  /** `A2`, `Norwegian`. */
  readonly name: string;
  readonly lang: 'nb' | 'en';
  readonly own: string;
  readonly other: string;
};

type DeskConflictProps<Content> = {
  readonly draft: DraftControl<Content>;
  /** The texts of two contents beside each other. */
  readonly partsOf: (own: Content, other: Content) => readonly ComparedPart[];
};

/** Two windows or two editors have gone on with one draft: whoever sits here says which of the two stands. Rule 9.480, Rule 9.504. */
export function DeskConflict<Content>({ draft, partsOf }: DeskConflictProps<Content>) {
  const { t } = useTranslation('desk');
  const { other, content, choose } = draft;
  const changed = other ? partsOf(content, other.content).filter((part) => part.own !== part.other) : [];
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
      {changed.map(({ name: part, lang, own, other: theirs }) => (
        <div key={part} className="mt-4 grid gap-4 sm:grid-cols-2">
          <Version title={t('conflict.own', { part })} lang={lang} text={own} />
          <Version title={t('conflict.other', { part })} lang={lang} text={theirs} />
        </div>
      ))}
    </Dialog>
  );
}

function Version({
  title,
  lang,
  text,
}: {
  readonly title: string;
  readonly lang: string;
  readonly text: string;
}) {
  return (
    <section className="min-w-0">
      <h3 className="text-sm font-semibold text-text">{title}</h3>
      <p
        lang={lang}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at
        tabIndex={0}
        className="mt-2 max-h-40 overflow-y-auto rounded-control bg-sunk p-3 text-sm whitespace-pre-wrap text-text"
      >
        {text || '–'}
      </p>
    </section>
  );
}
