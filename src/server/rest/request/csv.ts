/**
 * CSV (RFC 4180) with a header line to objects; `NULL` without quotes is null, as in the dialect.
 * @returns undefined when a line has another number of fields than the header
 */
export function parseCsv(text: string): Record<string, string | null>[] | undefined {
  const [header, ...lines] = readLines(text);
  if (!header) return undefined;
  const rows: Record<string, string | null>[] = [];
  for (const line of lines) {
    if (line.length !== header.length) return undefined;
    rows.push(Object.fromEntries(header.map((name, index) => [name ?? 'NULL', line[index] ?? null])));
  }
  return rows;
}

/** Fields are null for a bare NULL. */
function readLines(text: string): (string | null)[][] {
  const lines: (string | null)[][] = [];
  let line: (string | null)[] = [];
  const field = /"((?:[^"]|"")*)"|([^,\r\n]*)/y;
  let place = 0;
  while (place < text.length) {
    field.lastIndex = place;
    const found = field.exec(text);
    if (!found) break;
    line.push(
      found[1] !== undefined ? found[1].replaceAll('""', '"') : found[2] === 'NULL' ? null : (found[2] ?? ''),
    );
    place += found[0].length;
    if (text[place] === ',') {
      place += 1;
      if (place === text.length) line.push('');
      continue;
    }
    place += text.startsWith('\r\n', place) ? 2 : 1;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
