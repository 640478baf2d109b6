import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { KindsForm } from './kinds-form.tsx';

type DeckSettingsProps = {
  readonly deckId: string;
  readonly deck: FunctionOutput<'deck'>['deck'];
  /** Address of the shared deck, where it is shared. */
  readonly link: string | null;
};

/** What can be done with a whole deck. */
export function DeckSettings({ deckId, deck, link }: DeckSettingsProps) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const exports = `/app/flashcards/export?deck=${deckId}`;
  return (
    <Card aria-labelledby="deck-title" className="grid gap-6">
      <h2 id="deck-title" className="heading-3">
        {t('deck.settings')}
      </h2>
      <KindsForm kinds={deck.kinds} ofNotes />
      <Form method="post">
        <input type="hidden" name="intent" value="learn" />
        <input type="hidden" name="learning" value={deck.learning ? 'no' : 'yes'} />
        <Button type="submit" size="small">
          {t(deck.learning ? 'deck.pause' : 'deck.resume')}
        </Button>
      </Form>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="rename" />
        <Input
          label={t('name')}
          name="name"
          defaultValue={deck.name}
          required
          maxLength={120}
          className="min-w-40 flex-1"
        />
        <Button type="submit">{t('deck.rename')}</Button>
      </Form>
      <section aria-labelledby="share-title">
        <h3 id="share-title" className="font-semibold">
          {t('deck.share')}
        </h3>
        <p className="mt-1 text-sm text-second">{t('deck.shareText')}</p>
        <Form method="post" className="mt-3 grid gap-3" preventScrollReset>
          <input type="hidden" name="intent" value={link ? 'withdraw' : 'share'} />
          {link ? (
            <Input label={t('deck.link')} readOnly value={link} />
          ) : (
            <Input label={t('deck.shownName')} name="shownName" maxLength={60} />
          )}
          <Button type="submit" className="justify-self-start">
            {t(link ? 'deck.withdraw' : 'deck.shareIt')}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="export-title">
        <h3 id="export-title" className="font-semibold">
          {t('deck.export')}
        </h3>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to={to(exports)} size="small" reloadDocument>
            {t('deck.exportPackage')}
          </LinkButton>
          <LinkButton to={to(`${exports}&format=table`)} size="small" reloadDocument>
            {t('deck.exportTable')}
          </LinkButton>
        </div>
      </section>
      <Form method="post">
        <input type="hidden" name="intent" value="delete-deck" />
        <input type="hidden" name="name" value={deck.name} />
        <Button type="submit" variant="danger" size="small">
          {t('deck.delete')}
        </Button>
      </Form>
    </Card>
  );
}
