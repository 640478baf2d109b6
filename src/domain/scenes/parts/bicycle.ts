import { disc, line, n, ring } from '#domain/scenes/svg.ts';

/** A bicycle that looks to the right; the saddle is at (-18, -92), the handlebar at (34, -100). */
export function bicycleDrawing(
  frame: string,
  {
    c,
    x,
    y,
    size,
  }: {
    readonly c: { readonly ink: string; readonly metalDark: string };
    readonly x: number;
    readonly y: number;
    readonly size: number;
  },
): string {
  const drawing =
    ring(-42, { y: -23, r: 21, stroke: c.ink, width: 5 }) +
    ring(42, { y: -23, r: 21, stroke: c.ink, width: 5 }) +
    line('M-42 -23L-22 -72L28 -78L2 -28Z', { stroke: frame, width: 6 }) +
    line('M-22 -72L2 -28M-42 -23H2M42 -23L28 -84', { stroke: frame, width: 6 }) +
    line('M-26 -88H-10M-20 -86L-22 -72', { stroke: c.ink, width: 6 }) +
    line('M28 -84L24 -98H38', { stroke: c.metalDark, width: 5 }) +
    disc(2, { y: -28, r: 7, fill: c.metalDark }) +
    line('M2 -28L8 -16', { stroke: c.metalDark, width: 4 });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${drawing}</g>`;
}
