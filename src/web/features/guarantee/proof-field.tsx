import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { formatPercent } from '#web/formats/format-percent.ts';
import { Field } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type Proof, proofTypes } from './proof-upload.ts';
import { useProof } from './use-proof.ts';

type ProofFieldProps = {
  /** What an earlier try left in the bucket. */
  readonly kept: Proof | null;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
};

/**
 * The proof as a file. With script it is uploaded when it is chosen, and the form sends its name; without, the form
 * sends the file.
 */
export function ProofField({ kept, error, autoFocus }: ProofFieldProps) {
  const { t } = useTranslation('guarantee');
  const { locale, to } = useLocale();
  const { state, choose, remove } = useProof(to('/app/license/guarantee/proof'), kept);
  const problem =
    state.kind === 'none' ? (state.error ?? error) : state.kind === 'kept' && kept ? error : undefined;
  return (
    <div className="space-y-3">
      <Field
        label={t('form.proof')}
        hint={state.kind === 'kept' ? t('form.replace') : t('form.proofHint')}
        error={problem && t(`errors.${problem}`)}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="file"
            accept={proofTypes}
            // biome-ignore lint/a11y/noAutofocus: the first wrong field of a form that came back
            autoFocus={autoFocus}
            className="min-h-12 w-full rounded-control border border-control bg-page p-1.5 text-ui file:mr-3 file:min-h-9 file:rounded-sm file:border-0 file:bg-sunk file:px-3 file:font-semibold file:text-text aria-invalid:border-wrong"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (!file) return;
              void choose(file);
              // It is on its way: the form must not send it a second time.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <div role="status">
        {state.kind === 'uploading' && (
          <ProgressBar
            label={t('form.uploading', { name: state.label })}
            value={Math.round(state.share * 100)}
            max={100}
            valueText={formatPercent(state.share, locale)}
          />
        )}
        {state.kind === 'kept' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-primary-soft px-4 py-2">
            <Icon name="lucide:check" size={18} className="text-primary" />
            <span className="min-w-0 flex-1 break-words">
              {t('form.uploaded', { name: state.proof.label })}
            </span>
            <Button variant="quiet" size="small" onClick={remove}>
              {t('form.remove')}
            </Button>
          </p>
        )}
      </div>
      {state.kind === 'uploading' && <input type="hidden" name="uploading" value="1" />}
      {state.kind === 'kept' && (
        <>
          <input type="hidden" name="proofName" value={state.proof.name} />
          <input type="hidden" name="proofLabel" value={state.proof.label} />
        </>
      )}
    </div>
  );
}
