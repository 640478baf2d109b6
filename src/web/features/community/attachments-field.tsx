import { useTranslation } from 'react-i18next';
import { attachmentLimits, attachmentTypes } from '#domain/community/attachments.ts';
import { control } from '#web/forms/field.tsx';
import { fileCodes } from './outcome-note.tsx';
import type { TypedAttachment } from './read-attachments.ts';

type AttachmentsFieldProps = {
  /** How many there may be. */
  readonly most: number;
  readonly attached: readonly TypedAttachment[];
};

const accept = Object.keys(attachmentTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/**
 * Files to go with what is written. Without script they are sent with the form; with it (static/attachments.ts) each is sent as soon
 * as it is chosen, with its progress, and can be taken away again. Rule 5.20, Rule 9.465.
 */
export function AttachmentsField({ most, attached }: AttachmentsFieldProps) {
  const { t } = useTranslation('community');
  return (
    <fieldset
      data-attachments={most}
      data-failed={t('failed.upload')}
      data-done={t('files.done')}
      data-too-many={t('problems.too_many_attachments')}
      data-problems={JSON.stringify(
        Object.fromEntries(fileCodes.map((code) => [code, t(`problems.${code}`)])),
      )}
      className="min-w-0"
    >
      <legend className="text-ui font-medium">{t(most === 1 ? 'files.one' : 'files.title')}</legend>
      <ul data-attached className="mt-2 space-y-3 empty:hidden">
        {attached.map((file) => (
          <AttachedFile key={file.id} file={file} />
        ))}
      </ul>
      <label className="mt-2 block text-sm text-second">
        <span className="mb-1.5 block">{t('files.hint', { count: most })}</span>
        <input
          type="file"
          name="files"
          multiple={most > 1}
          accept={accept}
          className="block min-h-11 w-full max-w-full text-ui file:mr-3 file:min-h-11 file:rounded-control file:border file:border-control file:bg-card file:px-4 file:font-medium file:text-text"
        />
      </label>
      <p data-files-said role="status" className="mt-2 text-sm" />
      <template data-attached-file>
        <AttachedFile file={{ id: '', name: '', alt: '', isPicture: true }} />
      </template>
    </fieldset>
  );
}

function AttachedFile({ file }: { readonly file: TypedAttachment }) {
  const { t } = useTranslation('community');
  const { id, name, alt, isPicture } = file;
  return (
    <li data-file={id} className="rounded-control border border-hairline bg-card p-3">
      <input type="hidden" name="attachment" value={id} />
      <input type="hidden" name={`name-${id}`} value={name} />
      <input type="hidden" name={`picture-${id}`} value={String(isPicture)} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span data-file-name className="text-ui [overflow-wrap:anywhere]">
          {name}
        </span>
        <label className="inline-flex min-h-11 items-center gap-2 text-ui text-second">
          <input type="checkbox" name={`remove-${id}`} />
          {t('files.remove')}
          <span className="sr-only" data-file-name>
            {name}
          </span>
        </label>
      </div>
      <progress
        data-file-progress
        max={1}
        value={0}
        aria-label={t('files.progress')}
        hidden
        className="h-2 w-full accent-primary"
      />
      <label data-file-alt hidden={!isPicture} className="mt-1 block text-sm text-second">
        {t('files.alt')}
        <input
          name={`alt-${id}`}
          defaultValue={alt}
          maxLength={attachmentLimits.alt}
          className={`${control} mt-1 min-h-11`}
        />
      </label>
    </li>
  );
}
