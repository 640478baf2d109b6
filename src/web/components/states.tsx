import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A grey shape of what is being loaded. Put `aria-busy` on the region around it and say there what loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block shimmer rounded-xs bg-hairline', className)} />
  );
}

/** Lines of text that are being loaded; the last one is shorter. */
export function SkeletonText({
  lines = 3,
  className,
}: {
  readonly lines?: number;
  readonly className?: string;
}) {
  return (
    <span aria-hidden="true" className={classNames('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

type StateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
  readonly className?: string;
};

/** Nothing here yet: says what will stand here and how to get there. */
export function EmptyState({ icon, ...state }: StateProps & { readonly icon?: IconName }) {
  return <State {...state} mark={icon && <Icon name={icon} size={28} className="text-muted" />} />;
}

/** Something went wrong: says what, and offers a way on. */
export function ErrorState({ requestId, children, ...state }: StateProps & { readonly requestId?: string }) {
  return (
    <State
      {...state}
      role="alert"
      mark={<Icon name="lucide:triangle-alert" size={28} className="text-wrong" />}
    >
      {children}
      {requestId && <code className="mt-2 block font-mono text-xs text-muted">{requestId}</code>}
    </State>
  );
}

function State(props: StateProps & { readonly mark: ReactNode; readonly role?: 'alert' }) {
  return (
    <div
      role={props.role}
      className={classNames(
        'mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center',
        props.className,
      )}
    >
      {props.mark}
      <h2 className="heading-4">{props.title}</h2>
      {props.children && <div className="text-second">{props.children}</div>}
      {props.action && <div className="mt-3">{props.action}</div>}
    </div>
  );
}
