/** A size as people read it: '12 kB', '3.4 MB'. */
export function fileSize(bytes: number, locale: string): string {
  const mega = bytes / 1_000_000;
  if (mega >= 1) return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(mega)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
