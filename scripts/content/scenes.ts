import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkScene } from '#domain/scenes/check-scene.ts';
import type { SceneFile } from '#domain/scenes/scene-file.ts';
import type { KnowsWord } from '#domain/tasks/checks/check-words.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { contentDir } from './files.ts';

/** The drawn scenes by id, and what is wrong with them. */
export function readScenes(knows: KnowsWord): {
  readonly scenes: ReadonlyMap<string, SceneFile>;
  readonly findings: readonly Finding[];
} {
  const folder = join(contentDir, 'scenes');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const read = names.sort().map((name) => {
    try {
      return checkScene(parse(readFileSync(join(folder, name), 'utf8')), { path: `scenes/${name}`, knows });
    } catch (error) {
      const message = (error as Error).message.split('\n')[0] ?? '';
      const fault: Finding = { severity: 'error', rule: 'yaml', path: `scenes/${name}`, task: null, message };
      return { scene: null, findings: [fault] };
    }
  });
  const scenes = read.flatMap(({ scene }) => (scene ? [[scene.id, scene] as const] : []));
  return { scenes: new Map(scenes), findings: read.flatMap(({ findings }) => findings) };
}

/** What is seen in each picture, in words: what a reader of a sheet sees instead of it. */
export function sceneAlts(): ReadonlyMap<string, string> {
  return new Map([...readScenes(() => true).scenes].map(([id, { alt }]) => [id, alt.nb]));
}
