/** A row of a list as it stands on the screen, in pixels from the top of what is seen. */
export type Row = { readonly top: number; readonly height: number };

/**
 * Where a row that is dragged goes: past each neighbour whose middle the pointer has crossed. Rows differ in height, so a
 * pointer that rests could go to and fro between two; only the way it moves counts.
 */
export function placeUnder(input: {
  readonly rows: readonly Row[];
  readonly from: number;
  /** Of the pointer. */
  readonly y: number;
  /** How far it came since the last time; negative upwards. */
  readonly moved: number;
}): number {
  const { rows, from, y, moved } = input;
  const middle = (row: Row | undefined) => (row ? row.top + row.height / 2 : Number.NaN);
  let place = from;
  if (moved < 0) while (place > 0 && y < middle(rows[place - 1])) place -= 1;
  if (moved > 0) while (place < rows.length - 1 && y > middle(rows[place + 1])) place += 1;
  return place;
}

/** Pixels a frame to scroll while the pointer is held near an edge of what is seen; 0 elsewhere. */
export function scrollStep(input: {
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
}): number {
  const { y, top, bottom } = input;
  const edge = 56;
  if (y < top + edge) return -8;
  return y > bottom - edge ? 8 : 0;
}
