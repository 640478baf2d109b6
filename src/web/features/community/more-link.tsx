/** The way to the next page of a list. */
export function MoreLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p className="mt-6">
      <a href={href} rel="next" className="button button-secondary">
        {children}
      </a>
    </p>
  );
}
