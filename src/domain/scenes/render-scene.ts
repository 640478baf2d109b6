import { type ColourMode, palettes } from './palette.ts';
import { frame } from './part.ts';
import { partTable } from './part-table.ts';
import type { Placement, SceneFile } from './scene-file.ts';
import { n } from './svg.ts';

/**
 * A scene as an SVG document. It has no text, script, link or style: it is drawn as an image, and its words stand beside it.
 * @throws Error for a part that there is not; the checker names it before.
 */
export function renderScene(scene: Pick<SceneFile, 'drawing'>, mode: ColourMode): string {
  const { width, height } = frame;
  const inside = scene.drawing.map((one) => placedPart(one, mode)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
}

function placedPart(placement: Placement, mode: ColourMode): string {
  const { part: name, at, size, flip } = placement;
  const part = partTable.get(name);
  if (!part) throw new Error(`there is no part ${name}`);
  const scale = size === 1 && !flip ? '' : ` scale(${flip ? -size : size} ${size})`;
  return `<g transform="translate(${n(at[0])} ${n(at[1])})${scale}">${part.draw(placement.with, palettes[mode])}</g>`;
}
