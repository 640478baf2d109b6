import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { control, Field, type FieldTexts } from './field.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & FieldTexts;

/** A password with its label. Where there is script (`startShowPassword`) a button shows what was typed. Rule 9.84. */
export function PasswordInput({ label, hint, error, className, ...rest }: PasswordInputProps) {
  const { t } = useTranslation('shell');
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...wiring}
            type="password"
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(control, 'min-h-12 pr-12 md:min-h-11')}
            {...rest}
          />
          <button
            type="button"
            data-shows-password
            aria-label={t('showPassword')}
            aria-pressed="false"
            aria-controls={wiring.id}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-second hover:text-text disabled:hidden aria-pressed:text-primary [@media(scripting:none)]:hidden"
          >
            <Icon name="lucide:eye" />
          </button>
        </span>
      )}
    </Field>
  );
}
