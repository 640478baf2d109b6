type FilterLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly text: string; readonly current: boolean }[];
};

/** A choice of what a list shows, as links: works without script, and each choice has an address. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, text, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'true' : undefined} className="filter-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
