import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { WholeWords } from './whole-words.tsx';

type DialogProps = {
  readonly open: boolean;
  /** Called when the dialog closes by Escape, its cross or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** Text of the cross; left out, there is none and a press outside does nothing. */
  readonly closeLabel?: string;
  readonly className?: string;
};

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, actions, closeLabel, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (closeLabel && event.target === event.currentTarget) event.currentTarget.close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className={classNames(
        'on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-0 text-text shadow-float max-sm:mb-4',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="heading-3">
            <WholeWords>{title}</WholeWords>
          </h2>
          {closeLabel && (
            <Button
              variant="quiet"
              size="small"
              className="-mt-2 -mr-2 size-11 shrink-0 px-0 sm:-mt-1 sm:size-9"
              onClick={onClose}
              aria-label={closeLabel}
            >
              <Icon name="lucide:x" />
            </Button>
          )}
        </div>
        {children && <div className="text-second">{children}</div>}
        {actions && <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">{actions}</div>}
      </div>
    </dialog>
  );
}
