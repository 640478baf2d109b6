import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { type CardKind, cardKinds, noteKinds } from '#domain/flashcards/card-kinds.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/forms/choice.tsx';

type KindsFormProps = {
  readonly kinds: readonly CardKind[];
  /** Notes of one's own have neither gender nor forms. */
  readonly ofNotes: boolean;
};

/** As what the cards of a deck are asked. */
export function KindsForm({ kinds, ofNotes }: KindsFormProps) {
  const { t } = useTranslation('decks');
  return (
    <Form method="post" preventScrollReset className="@container">
      <input type="hidden" name="intent" value="kinds" />
      <fieldset>
        <legend className="font-semibold">{t('kinds.title')}</legend>
        <p className="mt-1 max-w-reading text-sm text-second">{t('kinds.hint')}</p>
        <div className="mt-2 grid gap-x-6 @md:grid-cols-2">
          {(ofNotes ? noteKinds : cardKinds).map((kind) => (
            <Checkbox
              key={kind}
              name="kinds"
              value={kind}
              defaultChecked={kinds.includes(kind)}
              label={t(`kinds.${kind}`)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="small" className="mt-3">
        {t('kinds.save')}
      </Button>
    </Form>
  );
}
