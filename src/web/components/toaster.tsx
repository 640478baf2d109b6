import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { type ToastColor, toastRules } from './toast-queue.ts';
import { closeToast, currentToasts, noToasts, subscribeToToasts } from './toast-store.ts';

const colours: Readonly<Record<ToastColor, { readonly icon: IconName; readonly className: string }>> = {
  neutral: { icon: 'lucide:info', className: 'text-second' },
  success: { icon: 'lucide:circle-check', className: 'text-primary' },
  warning: { icon: 'lucide:triangle-alert', className: 'text-warning' },
  error: { icon: 'lucide:circle-alert', className: 'text-wrong' },
};

export type ToasterProps = {
  /** Name of the region, with {hotkey} in it: 'Messages ({hotkey})'. */
  readonly regionLabel: string;
  readonly toastLabel: string;
  readonly closeLabel: string;
};

/** Shows the toasts at the bottom right. They leave by timer, swipe, Escape or their cross (Rule 4.5); F8 moves the focus to them. */
export function Toaster({ regionLabel, toastLabel, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  return (
    <Radix.Provider
      duration={toastRules.durationMs}
      swipeDirection={toastRules.swipeDirection}
      swipeThreshold={toastRules.swipeThreshold}
      label={toastLabel}
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && closeToast(toast.id)}
          className="toast on-card flex items-start gap-3 rounded-card border border-hairline bg-card p-4 text-ui shadow-float"
        >
          <Icon
            name={(toast.icon as IconName | undefined) ?? colours[toast.color].icon}
            className={classNames('mt-px', colours[toast.color].className)}
          />
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 text-second">{toast.description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label={closeLabel}
            className="-m-3 grid size-11 place-items-center rounded-control text-muted hover:text-text"
          >
            <Icon name="lucide:x" size={18} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={[toastRules.hotkey]}
        label={regionLabel}
        style={{ gap: toastRules.stackingGapPx }}
        className="toast-viewport fixed right-0 bottom-0 z-50 flex w-full max-w-sm flex-col p-4"
      />
    </Radix.Provider>
  );
}
