import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Rule 9.30: a tooltip opens after 700 ms, the next one within 300 ms at once. */
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const;

/** Once, around everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelays.openMs} skipDelayDuration={tooltipDelays.skipMs}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  readonly content: ReactNode;
  /** One element that takes the focus, as a button or a link. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
};

/** Adds words to something that already has a name. A finger gets none, so nothing may stand only here. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 rounded-control border border-hairline bg-card px-3 py-2 text-sm text-text shadow-float"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
