import { Link } from 'react-router';

/** Which of a screen's lists is shown, and the way to the others. */
export function ListTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly text: string; readonly current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5 border-b border-hairline">
      {tabs.map(({ to, text, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
