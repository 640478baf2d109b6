import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { type DeckOutcome, deckErrorKey } from './deck-errors.ts';

/** What came of the last change: an error in words, or the way back from a deletion. */
export function OutcomeLine({ outcome }: { readonly outcome: DeckOutcome | undefined }) {
  const { t } = useTranslation('decks');
  return (
    <div role="status" className="mt-4 empty:hidden">
      {outcome?.ok === false && <FieldError id="deck-error">{t(deckErrorKey(outcome.code))}</FieldError>}
      {outcome?.ok && outcome.deletedNote && (
        <UndoLine text={t('deletedCard')} fields={{ intent: 'restore-note', noteId: outcome.deletedNote }} />
      )}
    </div>
  );
}

type UndoLineProps = { readonly text: string; readonly fields: Readonly<Record<string, string>> };

export function UndoLine({ text, fields }: UndoLineProps) {
  const { t } = useTranslation('decks');
  return (
    <Form
      method="post"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-hairline bg-sunk px-4 py-2"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{text}</p>
      <Button type="submit" size="small" className="ml-auto">
        <Icon name="lucide:undo-2" />
        {t('undo')}
      </Button>
    </Form>
  );
}
