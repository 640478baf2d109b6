import { useState } from 'react';
import { useMatches } from 'react-router';

/**
 * How many words are due, for the side menu: as the last screen said that counted them (`dueWords` in its loader's data).
 * No screen counts them for the menu alone. Null: no screen has said it yet.
 */
export function useDueWords(): number | null {
  const matches = useMatches();
  const [known, setKnown] = useState<number | null>(null);
  const said = matches.map(({ loaderData }) => dueIn(loaderData)).find((count) => count !== null) ?? known;
  if (said !== known) setKnown(said);
  return said;
}

function dueIn(loaderData: unknown): number | null {
  const said = (loaderData as { readonly dueWords?: unknown } | null | undefined)?.dueWords;
  return typeof said === 'number' ? said : null;
}
