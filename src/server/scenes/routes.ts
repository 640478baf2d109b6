import { Hono } from 'hono';
import type { ColourMode } from '#domain/scenes/palette.ts';
import { drawingEncoding, packedDrawing } from './packed-drawing.ts';
import type { SceneStore } from './scene-store.ts';
import { sharePicture } from './share-picture.ts';

/**
 * `GET /scenes/<id>.<light|dark>.svg?v=<hash>`: for ever the same with the hash it has now, else asked for anew.
 * `GET /scenes/<id>.share.png?v=<hash>`: the same as a picture of 1200 × 630, for those who show a link. Rule 9.361.
 */
export function createScenes(scenes: SceneStore): Hono {
  return new Hono()
    .get('/:file{[a-z0-9-]+\\.(light|dark)\\.svg}', async (c) => {
      const [id = '', mode = 'light'] = c.req.param('file').split('.');
      const scene = scenes.get(id);
      if (!scene) return c.notFound();
      const encoding = drawingEncoding(c.req.header('accept-encoding'));
      const look = mode as ColourMode;
      const body = encoding ? await packedDrawing(scene, { mode: look, encoding }) : scene.svg[look];
      return c.body(body, 200, {
        ...(encoding && { 'content-encoding': encoding }),
        vary: 'accept-encoding',
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': cachingOf(c.req.query('v') === scene.hash),
        // An SVG that is opened by itself is a document: it may run and fetch nothing.
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    })
    .get('/:file{[a-z0-9-]+\\.share\\.png}', async (c) => {
      const scene = scenes.get(c.req.param('file').replace(/\.share\.png$/, ''));
      if (!scene) return c.notFound();
      return c.body(await sharePicture(scene), 200, {
        'content-type': 'image/png',
        'cache-control': cachingOf(c.req.query('v') === scene.hash),
        'x-content-type-options': 'nosniff',
        // Others show it beside their link.
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
}

function cachingOf(isExact: boolean): string {
  return isExact ? 'public, max-age=31536000, immutable' : 'no-cache';
}
