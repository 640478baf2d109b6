import { useEffect } from 'react';

/** When a form was refused, one goes on at the first field that is wrong. */
export function useFirstError(outcome: { readonly kind: string } | null): void {
  useEffect(() => {
    if (outcome?.kind === 'refused' || outcome?.kind === 'wrong_profile')
      document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  }, [outcome]);
}
