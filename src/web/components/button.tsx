import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** One primary button a screen. */
  readonly variant?: 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger';
  /** 36, 44 (on phones both 48) and 52 px high; all grow with the text. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
};

/** The classes of a button (styles/app.css), for what is neither button nor router link. */
export function buttonClasses({ variant = 'secondary', size = 'medium', className }: ButtonLook): string {
  return classNames('button', `button-${variant}`, size !== 'medium' && `button-${size}`, className);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A button does something here; what leads elsewhere is a `LinkButton`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses({ variant, size, className })} {...rest} />;
}

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. `to` is a path in the locale of the page (`useLocale().to`). */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClasses({ variant, size, className })} {...rest} />;
}
