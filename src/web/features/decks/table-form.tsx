import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/forms/choice.tsx';
import { Input, Select } from '#web/forms/field.tsx';

type TableFormProps = {
  readonly preview: Extract<FunctionOutput<'deck-previews'>, { kind: 'table' }>;
  readonly name: string;
  readonly requestKey: string;
  readonly fileName: string;
};

/** What was found in a table, and which of its columns is what. Rule 9.417. */
export function TableForm({ preview, name, requestKey, fileName }: TableFormProps) {
  const { t } = useTranslation('decks');
  const { columns, first, encoding, delimiter } = preview;
  const numbers = Array.from({ length: columns }, (_, index) => index);
  const columnChoice = (of: { name: string; label: string; value: number; optional: boolean }) => (
    <Select label={of.label} name={of.name} defaultValue={of.value < columns ? String(of.value) : ''}>
      {of.optional && <option value="">{t('importing.noColumn')}</option>}
      {numbers.map((index) => (
        <option key={index} value={index}>
          {t('importing.column', { number: index + 1 })}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      <p className="mt-3">{t('importing.rows', { count: preview.rows, columns })}</p>
      <p className="text-second">
        {t('importing.found', { encoding, delimiter: t(`importing.delimiters.${delimiter}`) })}
      </p>
      {preview.doubles > 0 && (
        <p className="text-second">{t('importing.rowDoubles', { count: preview.doubles })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, with the keyboard too (WCAG 2.1.1) */}
      <section className="mt-4 overflow-x-auto" aria-label={t('importing.first')} tabIndex={0}>
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {numbers.map((index) => (
                <th key={index} scope="col" className="border-b border-hairline py-2 pr-4 font-semibold">
                  {t('importing.column', { number: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row) => (
              <tr key={row.join('\u001f')}>
                {numbers.map((index) => (
                  <td key={index} className="border-b border-hairline py-2 pr-4 align-top">
                    {row[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Form method="post" className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="import" />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="delimiter" value={delimiter} />
        <Input
          label={t('name')}
          name="deck"
          required
          maxLength={120}
          defaultValue={fileName.replace(/\.[a-z]+$/i, '').slice(0, 120)}
        />
        <Checkbox
          name="skipFirst"
          label={t('importing.skipFirst')}
          defaultChecked={looksLikeNames(first[0] ?? [])}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {columnChoice({ name: 'front', label: t('importing.frontColumn'), value: 0, optional: false })}
          {columnChoice({ name: 'back', label: t('importing.backColumn'), value: 1, optional: true })}
          {columnChoice({ name: 'example', label: t('importing.exampleColumn'), value: 2, optional: true })}
        </div>
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('importing.doIt')}
        </Button>
      </Form>
    </>
  );
}

/** What first rows hold that are no cards: names of languages and of sides. */
function looksLikeNames(row: readonly string[]): boolean {
  return /^(front|norsk|norwegian|bokmål|ord|word|term|forside)$/i.test((row[0] ?? '').trim());
}
