import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { chosenWords } from '#web/features/result/chosen-tasks.ts';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { linkOf } from './custom-choice.ts';

export type SavedTest = { readonly id: string; readonly name: string; readonly settings: CustomSettings };

type SavedTestsProps = { readonly tests: readonly SavedTest[]; readonly requestKey: string };

/** One's own tests by name: started again, opened in the form, renamed, deleted. Rule 9.278. */
export function SavedTests({ tests, requestKey }: SavedTestsProps) {
  const { t } = useTranslation(['custom-form', 'custom', 'result']);
  const { to, locale } = useLocale();
  if (tests.length === 0) return null;
  return (
    <Card className="mt-8" aria-labelledby="saved-title">
      <h2 id="saved-title" className="heading-4">
        {t('saved.title')}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {tests.map(({ id, name, settings }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <h3 className="font-semibold break-words">{name}</h3>
              <p className="text-sm text-second">{chosenWords({ chosen: settings, t, locale })}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Form method="post">
                <input type="hidden" name="savedId" value={id} />
                <input type="hidden" name="requestKey" value={`${requestKey}-${id.slice(0, 8)}`} />
                <Button type="submit" name="intent" value="start-saved" variant="primary" size="small">
                  {t('saved.start')}
                  <span className="sr-only">: {name}</span>
                </Button>
              </Form>
              <Link to={to(linkOf(settings))} reloadDocument className="button button-secondary button-small">
                {t('saved.open')}
                <span className="sr-only">: {name}</span>
              </Link>
              <details className="disclosure">
                <summary className="flex min-h-11 list-none items-center gap-2 px-2 text-ui font-semibold">
                  {t('saved.change')}
                  <span className="sr-only">: {name}</span>
                  <span className="disclosure-sign" aria-hidden="true" />
                </summary>
                <Form method="post" className="flex flex-wrap items-end gap-2 pb-2">
                  <input type="hidden" name="savedId" value={id} />
                  <Input name="name" defaultValue={name} maxLength={60} required label={t('saved.name')} />
                  <Button type="submit" name="intent" value="rename">
                    {t('saved.rename')}
                  </Button>
                  <Button type="submit" name="intent" value="delete" variant="danger" formNoValidate>
                    {t('saved.delete')}
                  </Button>
                </Form>
              </details>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Saves what the form has chosen, under a name. */
export function SaveTest({ error }: { readonly error: string | null }) {
  const { t } = useTranslation('custom-form');
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-t border-hairline pt-5">
      <legend className="sr-only">{t('saved.save')}</legend>
      <Input
        name="name"
        maxLength={60}
        label={t('saved.saveAs')}
        error={error}
        className="max-w-96 flex-1 basis-60"
      />
      <Button type="submit" name="intent" value="save">
        {t('saved.save')}
      </Button>
    </fieldset>
  );
}
