/**
 * Markup of the few SVG shapes that parts are made of. Their arguments stand in SVG's own order, without names:
 * a drawing is hundreds of these calls and is read as coordinates.
 */

/** A number with at most one decimal: a tenth of a unit is less than a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A rectangle, rounded by `r`. */
export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"/>`;
}

/** A circle. */
export function disc(
  x: number,
  { y, r, fill }: { readonly y: number; readonly r: number; readonly fill: string },
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
}

/** A ring. */
export function ring(
  x: number,
  {
    y,
    r,
    stroke,
    width,
  }: { readonly y: number; readonly r: number; readonly stroke: string; readonly width: number },
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/** An ellipse. */
export function oval(
  x: number,
  {
    y,
    rx,
    ry,
    fill,
  }: { readonly y: number; readonly rx: number; readonly ry: number; readonly fill: string },
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

/** A filled path. */
export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A filled path with soft corners: outlined in its own colour. */
export function soft(d: string, fill: string, width = 8): string {
  return `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${n(width)}" stroke-linejoin="round"/>`;
}

/** A drawn line with round ends. */
export function line(
  d: string,
  { stroke, width }: { readonly stroke: string; readonly width: number },
): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** What is inside, moved, and turned or mirrored. */
export function placed(inside: string, at: readonly [number, number], more = ''): string {
  return `<g transform="translate(${n(at[0])} ${n(at[1])})${more ? ` ${more}` : ''}">${inside}</g>`;
}
