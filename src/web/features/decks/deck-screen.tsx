import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeckOutcome } from './deck-errors.ts';
import { DeckSettings } from './deck-settings.tsx';
import { shownDeckName } from './decks-screen.tsx';
import { NoteForm } from './note-form.tsx';
import { OutcomeLine } from './outcome-line.tsx';

type Deck = FunctionOutput<'deck'>;
type Note = Deck['notes'][number];

type DeckScreenProps = Deck & {
  readonly deckId: string;
  readonly from: number;
  /** The note that is being edited. */
  readonly edited: string | null;
  readonly requestKey: string;
  /** Address of the shared deck, where it is shared. */
  readonly link: string | null;
};

const shownAtOnce = 100;

/** A deck of one's own: its cards, a form for the next one, and what can be done with the whole. Rule 9.418. */
export function DeckScreen(props: DeckScreenProps) {
  const { deckId, deck, notes, from, edited, requestKey } = props;
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const outcome = useActionData<DeckOutcome>();
  const own = `/app/flashcards/decks/${deckId}`;
  const note = notes.find(({ noteId }) => noteId === edited) ?? null;
  return (
    <div className="screen">
      <BackLink to={to('/app/flashcards/decks')}>{t('back')}</BackLink>
      <h1 className="heading-page break-words">{shownDeckName(deck.name)}</h1>
      <p className="mt-2 text-second">{t('cards', { count: deck.notes })}</p>
      <OutcomeLine outcome={outcome} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Card aria-labelledby="notes-title">
          <h2 id="notes-title" className="sr-only">
            {t('cards', { count: deck.notes })}
          </h2>
          {notes.length === 0 && <p className="text-second">{t('deck.empty')}</p>}
          <ul>
            {notes.map((one) => (
              <NoteRow key={one.noteId} note={one} own={own} />
            ))}
          </ul>
          <div className="mt-3 flex gap-3 empty:hidden">
            {from > 0 && (
              <LinkButton to={to(`${own}?from=${Math.max(from - shownAtOnce, 0)}`)} size="small">
                {t('deck.before')}
              </LinkButton>
            )}
            {from + notes.length < deck.notes && (
              <LinkButton to={to(`${own}?from=${from + shownAtOnce}`)} size="small">
                {t('deck.more')}
              </LinkButton>
            )}
          </div>
          <NoteForm
            key={note?.noteId ?? requestKey}
            note={note}
            requestKey={requestKey}
            outcome={outcome}
            own={own}
            others={props.others}
          />
        </Card>
        <DeckSettings deckId={deckId} deck={deck} link={props.link} />
      </div>
    </div>
  );
}

function NoteRow({ note, own }: { readonly note: Note; readonly own: string }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-hairline py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-48">
        <p lang="nb" className="font-serif text-lg break-words">
          {note.front}
        </p>
        <p className="break-words whitespace-pre-line text-second">{note.back}</p>
        <p className="mt-1 text-sm text-muted">
          {[
            t(`progress.${note.progress}`),
            ...(note.media > 0 ? [t('deck.media', { count: note.media })] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        {note.lemmaId === null && (
          <LinkButton
            to={to(`${own}?edit=${note.noteId}#note-form`)}
            size="small"
            aria-label={t('deck.editOf', { front: note.front })}
          >
            {t('deck.editShort')}
          </LinkButton>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="delete-note" />
          <input type="hidden" name="noteId" value={note.noteId} />
          <Button
            type="submit"
            size="small"
            variant="quiet"
            aria-label={t('deck.deleteOf', { front: note.front })}
          >
            {t('deck.deleteShort')}
          </Button>
        </Form>
      </div>
    </li>
  );
}
