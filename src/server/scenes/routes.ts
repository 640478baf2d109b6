import { Hono } from 'hono';
import type { ColourMode } from '#domain/scenes/palette.ts';
import type { SceneStore } from './scene-store.ts';

/** `GET /scenes/<id>.<light|dark>.svg?v=<hash>`: for ever the same with the hash it has now, else asked for anew. */
export function createScenes(scenes: SceneStore): Hono {
  return new Hono().get('/:file{[a-z0-9-]+\\.(light|dark)\\.svg}', (c) => {
    const [id = '', mode = 'light'] = c.req.param('file').split('.');
    const scene = scenes.get(id);
    if (!scene) return c.notFound();
    const isExact = c.req.query('v') === scene.hash;
    return c.body(scene.svg[mode as ColourMode], 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': isExact ? 'public, max-age=31536000, immutable' : 'no-cache',
      // An SVG that is opened by itself is a document: it may run and fetch nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}
