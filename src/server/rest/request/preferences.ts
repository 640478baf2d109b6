/** What the `Prefer` header asks (RFC 7240); of a preference given twice the first counts. */
export type Preferences = {
  readonly resolution?: 'merge-duplicates' | 'ignore-duplicates';
  readonly return?: 'representation' | 'minimal' | 'headers-only';
  readonly count?: 'exact' | 'planned' | 'estimated';
  readonly tx?: 'commit' | 'rollback';
  readonly missing?: 'default' | 'null';
  readonly handling?: 'strict' | 'lenient';
  readonly timezone?: string;
  readonly maxAffected?: number;
  /** What is no preference of ours, as it was written. */
  readonly invalid: readonly string[];
};

const known = new Map<string, readonly string[]>(
  Object.entries({
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    return: ['representation', 'minimal', 'headers-only'],
    count: ['exact', 'planned', 'estimated'],
    tx: ['commit', 'rollback'],
    missing: ['default', 'null'],
    handling: ['strict', 'lenient'],
  }),
);

const none: Preferences = { invalid: [] };

export function parsePreferences(header: string | undefined): Preferences {
  if (!header) return none;
  const found: Record<string, string> = {};
  const invalid: string[] = [];
  for (const part of header.split(',')) {
    const preference = part.trim();
    const [name = '', value = ''] = preference.split('=', 2);
    if (known.get(name)?.includes(value) || name === 'timezone' || name === 'max-affected')
      found[name] ??= value;
    else if (preference !== '') invalid.push(preference);
  }
  const { 'max-affected': maxAffected, ...rest } = found;
  return {
    ...(rest as Omit<Preferences, 'maxAffected' | 'invalid'>),
    maxAffected: /^\d{1,15}$/.test(maxAffected ?? '') ? Number(maxAffected) : undefined,
    invalid,
  };
}

/** The value of `Preference-Applied`, in the dialect's order; undefined when nothing was applied. */
export function describeApplied(applied: Partial<Preferences>): string | undefined {
  const parts = (['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const)
    .filter((name) => applied[name] !== undefined)
    .map((name) => `${name}=${applied[name]}`);
  if (applied.handling === 'strict' && applied.maxAffected !== undefined)
    parts.push(`max-affected=${applied.maxAffected}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
