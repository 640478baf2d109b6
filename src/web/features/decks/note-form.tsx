import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { noteLimits } from '#domain/decks/exchange.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Input, Select, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeckOutcome } from './deck-errors.ts';

type Deck = FunctionOutput<'deck'>;
type NoteFormProps = {
  /** The one that is edited; null makes a new one. */
  readonly note: Deck['notes'][number] | null;
  readonly requestKey: string;
  readonly outcome: DeckOutcome | undefined;
  readonly own: string;
  readonly others: Deck['others'];
};

/** A card of one's own. What was refused stays in the fields. */
export function NoteForm({ note, requestKey, outcome, own, others }: NoteFormProps) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const sent = outcome?.ok === false ? outcome.fields : undefined;
  const value = (name: 'front' | 'back' | 'example' | 'exampleMeaning') => sent?.[name] ?? note?.[name] ?? '';
  return (
    <section id="note-form" aria-labelledby="note-form-title" className="mt-6 border-t border-hairline pt-5">
      <h2 id="note-form-title" className="heading-4">
        {t(note ? 'deck.edit' : 'deck.add')}
      </h2>
      <Form method="post" className="mt-3 grid gap-4" preventScrollReset>
        <input type="hidden" name="intent" value={note ? 'edit-note' : 'make-note'} />
        <input type="hidden" name="requestKey" value={requestKey} />
        {note && <input type="hidden" name="noteId" value={note.noteId} />}
        <Input
          label={t('deck.front')}
          hint={t('deck.frontHint')}
          name="front"
          lang="nb"
          required
          maxLength={noteLimits.front}
          defaultValue={value('front')}
        />
        <TextArea
          label={t('deck.back')}
          name="back"
          rows={2}
          maxLength={noteLimits.back}
          defaultValue={value('back')}
        />
        <Input
          label={t('deck.example')}
          hint={t('deck.exampleHint')}
          name="example"
          lang="nb"
          maxLength={noteLimits.example}
          defaultValue={value('example')}
        />
        <Input
          label={t('deck.exampleMeaning')}
          name="exampleMeaning"
          maxLength={noteLimits.exampleMeaning}
          defaultValue={value('exampleMeaning')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            {t(note ? 'deck.saveIt' : 'deck.addIt')}
          </Button>
          {note && <LinkButton to={to(own)}>{t('deck.cancel')}</LinkButton>}
        </div>
      </Form>
      {note && others.length > 0 && (
        <Form method="post" className="mt-5 flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="move-note" />
          <input type="hidden" name="noteId" value={note.noteId} />
          <Select label={t('deck.move')} name="deckId" className="min-w-48 flex-1">
            {others.map(({ deckId, name }) => (
              <option key={deckId} value={deckId}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit">{t('deck.moveIt')}</Button>
        </Form>
      )}
    </section>
  );
}
