import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { textLimits } from '#domain/language-cafe/session-limits.ts';
import { Button } from '#web/components/button.tsx';
import { RadioCard } from '#web/forms/choice.tsx';
import { Input } from '#web/forms/field.tsx';

const ratings = [1, 2, 3, 4, 5] as const;

type RateFormProps = {
  readonly rated: boolean;
  /** What stood in a form that was refused. */
  readonly typed: { readonly rating: string; readonly comment: string } | null;
};

/** How a session was, once. Rule 9.478. */
export function RateForm({ rated, typed }: RateFormProps) {
  const { t } = useTranslation('cafe-sessions');
  return (
    <section aria-labelledby="rate" className="mt-8 border-t border-hairline pt-6">
      <h2 id="rate" className="heading-3">
        {t('rate.title')}
      </h2>
      {rated ? (
        <p className="mt-2 text-second">{t('rate.thanks')}</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-2 grid gap-4">
          <p className="text-second">{t('rate.text')}</p>
          <fieldset>
            <legend className="text-ui font-semibold">{t('rate.legend')}</legend>
            <div className="mt-2 grid gap-2 sm:grid-cols-5">
              {ratings.map((rating) => (
                <RadioCard
                  key={rating}
                  name="rating"
                  value={rating}
                  defaultChecked={typed?.rating === String(rating)}
                  label={rating}
                  hint={t(`rate.values.${rating}`)}
                />
              ))}
            </div>
          </fieldset>
          <Input
            label={t('rate.comment')}
            name="comment"
            maxLength={textLimits.comment}
            defaultValue={typed?.comment}
          />
          <Button type="submit" name="intent" value="rate" variant="primary" className="justify-self-start">
            {t('rate.send')}
          </Button>
        </Form>
      )}
    </section>
  );
}
