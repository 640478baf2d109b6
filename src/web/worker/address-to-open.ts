/** Rule 9.534: the address that a press opens: of our own site, whatever the message says. */
export function addressToOpen(path: string, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/notifications`;
}
