import { type ReactNode, type Ref, useId } from 'react';

type Answer = {
  readonly label: string;
  readonly look: 'primary' | 'secondary' | 'danger';
  /** Runs after the dialog has given the focus back; left out, it only closes. */
  readonly onPress?: () => void;
};

type AskDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly text: ReactNode;
  /** Between text and answers. It gets what closes the dialog before something is done. */
  readonly children?: (closeAnd: typeof closeAndDo) => ReactNode;
  /** One below the other, the gentlest first. */
  readonly answers: readonly Answer[];
};

/** A question before a step that cannot be taken back. It is opened by its `showModal`. */
export function AskDialog({ ref, title, text, children, answers }: AskDialogProps) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <h2 id={`${id}title`} className="heading-3">
        {title}
      </h2>
      <p id={`${id}text`} className="mt-2 text-second">
        {text}
      </p>
      {children?.(closeAndDo)}
      <div className="mt-6 flex flex-col gap-2">
        {answers.map(({ label, look, onPress }) => (
          <button
            key={label}
            type="button"
            className={`button button-${look}`}
            onClick={closeAndDo(() => onPress?.())}
          >
            {label}
          </button>
        ))}
      </div>
    </dialog>
  );
}

function closeAndDo(action: () => void) {
  return (event: React.MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('dialog')?.close();
    action();
  };
}
