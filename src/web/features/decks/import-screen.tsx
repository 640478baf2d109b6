import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Field, FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { deckErrorKey } from './deck-errors.ts';
import { shownDeckName } from './decks-screen.tsx';
import { TableForm } from './table-form.tsx';

type Preview = FunctionOutput<'deck-previews'>;
export type ImportOutcome =
  | { readonly step: 'failed'; readonly code: string }
  | {
      readonly step: 'preview';
      readonly name: string;
      readonly fileName: string;
      readonly requestKey: string;
      readonly preview: Preview;
      readonly code?: string;
    }
  | { readonly step: 'done'; readonly result: FunctionOutput<'deck-imports'> };

/** A file is looked into first, and becomes decks when one has seen what it holds. Rule 9.414, Rule 9.417. */
export function ImportScreen() {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const outcome = useActionData<ImportOutcome>();
  return (
    <div className="screen">
      <BackLink to={to('/app/flashcards/decks')}>{t('back')}</BackLink>
      <h1 className="heading-page">{t('importing.title')}</h1>
      <p className="mt-3 max-w-reading text-second">{t('importing.intro')}</p>
      <Card className="mt-6 max-w-3xl">
        {outcome?.step === 'preview' ? (
          <PreviewOf outcome={outcome} />
        ) : outcome?.step === 'done' ? (
          <Done result={outcome.result} />
        ) : (
          <FileForm code={outcome?.code ?? null} />
        )}
      </Card>
    </div>
  );
}

function FileForm({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('decks');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="intent" value="look" />
      <Field label={t('importing.file')} error={code && t(deckErrorKey(code))}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="file"
            required
            accept=".apkg,.colpkg,.csv,.tsv,.txt,text/csv"
            className="min-h-12 w-full rounded-control border border-control bg-page p-1.5 text-ui file:mr-3 file:min-h-9 file:rounded-sm file:border-0 file:bg-sunk file:px-3 file:font-semibold file:text-text aria-invalid:border-wrong"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        aria-disabled={busy || undefined}
      >
        {t('importing.look')}
      </Button>
    </Form>
  );
}

function PreviewOf({ outcome }: { readonly outcome: Extract<ImportOutcome, { step: 'preview' }> }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const { preview, name, requestKey, fileName, code } = outcome;
  return (
    <>
      <h2 className="heading-3 break-words">
        {t('importing.holds')}: {fileName}
      </h2>
      {code && <FieldError id="import-error">{t(deckErrorKey(code))}</FieldError>}
      {preview.kind === 'package' ? (
        <>
          <ul className="mt-3">
            {preview.decks.map((deck) => (
              <li
                key={deck.name}
                className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2"
              >
                <span className="font-semibold break-words">{shownDeckName(deck.name)}</span>
                <span className="text-second">{t('cards', { count: deck.notes })}</span>
              </li>
            ))}
          </ul>
          <div className="mt-3 space-y-1 text-second">
            {preview.media > 0 && <p>{t('importing.media', { count: preview.media })}</p>}
            {preview.doubles > 0 && <p>{t('importing.doubles', { count: preview.doubles })}</p>}
            <Losses losses={preview.losses} />
          </div>
          <Form method="post" className="mt-5">
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="requestKey" value={requestKey} />
            <Button type="submit" variant="primary">
              {t('importing.doIt')}
            </Button>
          </Form>
        </>
      ) : (
        <TableForm preview={preview} name={name} requestKey={requestKey} fileName={fileName} />
      )}
      <p className="mt-4">
        <Link to={to('/app/flashcards/import')} className="text-link underline">
          {t('importing.other')}
        </Link>
      </p>
    </>
  );
}

function Losses({ losses }: Pick<Preview & { kind: 'package' }, 'losses'>) {
  const { t } = useTranslation('decks');
  return Object.entries(losses).map(([loss, count]) => (
    <p key={loss}>{t(`importing.losses.${loss}`, { count })}</p>
  ));
}

function Done({ result }: { readonly result: FunctionOutput<'deck-imports'> }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <div role="status">
      <h2 className="heading-3">{t('importing.done', { count: result.notes })}</h2>
      <div className="mt-3 space-y-1 text-second">
        {result.doubles > 0 && <p>{t('importing.doubles', { count: result.doubles })}</p>}
        <Losses losses={result.losses} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-3">
        {result.decks.map(({ deckId, name }) => (
          <li key={deckId}>
            <LinkButton to={to(`/app/flashcards/decks/${deckId}`)}>{shownDeckName(name)}</LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
