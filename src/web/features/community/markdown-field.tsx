import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { TextArea } from '#web/forms/field.tsx';

type MarkdownFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly error?: string | undefined;
  /** Whom one can mention; the script offers them after an `@`. Rule 9.467. */
  readonly names?: readonly string[];
};

/**
 * A text in Markdown. The buttons are there once the page's script is (static/markdown-editor.ts); without it one types the marks,
 * which the hint names. Rule 9.376.
 */
export function MarkdownField({ label, value, rows, error, names = [] }: MarkdownFieldProps) {
  const { t } = useTranslation('community');
  return (
    <div data-markdown>
      <div data-markdown-tools hidden className="mb-5 flex flex-wrap gap-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar (APG) has no element of its own */}
        <div role="group" aria-label={t('form.toolbar')} className="contents">
          {tools.map(({ mark, icon }) => (
            <button
              key={mark}
              type="button"
              data-mark={mark}
              aria-label={t(`form.${mark}`)}
              className="tool-button"
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="group" aria-label={t('form.letters')} className="contents">
          {['æ', 'ø', 'å'].map((letter) => (
            <button
              key={letter}
              type="button"
              lang="nb"
              data-letter={letter}
              aria-label={t('form.letter', { letter })}
              className="tool-button"
            >
              {letter}
            </button>
          ))}
        </div>
        <button type="button" data-preview className="tool-button px-3 text-ui font-medium">
          {t('form.preview')}
        </button>
      </div>
      <TextArea
        label={label}
        name="content"
        rows={rows}
        className="[&_textarea]:min-h-32"
        hint={t('form.textHint')}
        defaultValue={value}
        error={error ?? null}
      />
      {names.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="group"
          aria-label={t('form.mention')}
          data-mentions={JSON.stringify(names)}
          hidden
          className="mt-2 flex flex-wrap gap-2"
        />
      )}
      <section data-preview-region aria-label={t('form.previewTitle')} tabIndex={-1} hidden className="mt-4">
        <h3 className="text-sm font-semibold">{t('form.previewTitle')}</h3>
        <div data-preview-text className="prose mt-2 rounded-card border border-hairline bg-card p-4" />
        <p data-preview-failed hidden role="alert" className="mt-2 text-sm text-wrong">
          {t('form.previewFailed')}
        </p>
      </section>
    </div>
  );
}

const tools: readonly { readonly mark: string; readonly icon: IconName }[] = [
  { mark: 'bold', icon: 'lucide:bold' },
  { mark: 'italic', icon: 'lucide:italic' },
  { mark: 'quote', icon: 'lucide:quote' },
  { mark: 'list', icon: 'lucide:list' },
  { mark: 'numbers', icon: 'lucide:list-ordered' },
  { mark: 'link', icon: 'lucide:link' },
  { mark: 'code', icon: 'lucide:code' },
];
