import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeckOutcome } from './deck-errors.ts';
import { shownDeckName } from './decks-screen.tsx';
import { OutcomeLine } from './outcome-line.tsx';

type SharedDeckProps = {
  readonly deck: FunctionOutput<'shared-decks'>;
  readonly signedIn: boolean;
  readonly requestKey: string;
};

/** What whoever has the link sees: words, as plain text. Rule 9.418. */
export function SharedDeck({ deck, signedIn, requestKey }: SharedDeckProps) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const outcome = useActionData<DeckOutcome>();
  const more = deck.notes - deck.first.length;
  return (
    <div className="screen">
      <h1 className="heading-page break-words">{shownDeckName(deck.name)}</h1>
      <p className="mt-2 text-second">
        {t('cards', { count: deck.notes })}
        {deck.shownName && ` · ${t('shared.by', { name: deck.shownName })}`}
      </p>
      <OutcomeLine outcome={outcome} />
      <div className="mt-5">
        {signedIn ? (
          <Form method="post">
            <input type="hidden" name="requestKey" value={requestKey} />
            <Button type="submit" variant="primary">
              {t('shared.copy')}
            </Button>
          </Form>
        ) : (
          <LinkButton to={to('/auth')} variant="primary">
            {t('shared.logIn')}
          </LinkButton>
        )}
      </div>
      <ul className="mt-6 max-w-reading">
        {deck.first.map((note) => (
          <li key={`${note.front}\u001f${note.back}`} className="border-b border-hairline py-3">
            <p lang="nb" className="font-serif text-lg break-words">
              {note.front}
            </p>
            <p className="break-words whitespace-pre-line text-second">{note.back}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-second">{t('shared.more', { count: more })}</p>}
    </div>
  );
}
