import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { parse } from 'yaml';
import { type ColourMode, colourModes } from '#domain/scenes/palette.ts';
import { renderScene } from '#domain/scenes/render-scene.ts';
import { type SceneFile, sceneFile } from '#domain/scenes/scene-file.ts';

export interface DrawnScene {
  readonly file: SceneFile;
  readonly svg: Readonly<Record<ColourMode, string>>;
  /** Changes when either drawing does. */
  readonly hash: string;
}
export type SceneStore = ReadonlyMap<string, DrawnScene>;

/** Draws the scenes of `<contentDir>/scenes`, by id. One that cannot be drawn is logged and left out. */
export function readScenes(contentDir: string, log: Logger): SceneStore {
  const folder = join(contentDir, 'scenes');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const scenes = new Map<string, DrawnScene>();
  for (const name of names.sort()) {
    try {
      const file = sceneFile.parse(parse(readFileSync(join(folder, name), 'utf8')));
      scenes.set(file.id, draw(file));
    } catch (error) {
      log.error({ err: error, file: name }, 'a scene was left out');
    }
  }
  return scenes;
}

function draw(file: SceneFile): DrawnScene {
  const [light, dark] = colourModes.map((mode) => renderScene(file, mode)) as [string, string];
  const hash = createHash('sha256').update(light).update(dark).digest('hex').slice(0, 16);
  return { file, svg: { light, dark }, hash };
}
