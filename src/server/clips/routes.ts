import { open } from 'node:fs/promises';
import { Hono } from 'hono';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import type { SpokenClip } from '#server/providers/speech/speech.ts';
import type { ClipStore } from './clip-store.ts';

/**
 * `GET /audio/<hash>.mp3`, for ever the same, `GET /audio/stimulus/<id>.mp3` for a clip whose sound is being made, and
 * `GET /audio/task/<id>[/<line>].mp3` for a text read aloud and the lines of a role play's partner.
 * `GET /audio/story/<slug>/<level>/<sentence>.mp3` for a sentence of a story, from 1; what it says may be corrected.
 * `GET /audio/draft/<id>/<level>/<sentence>.mp3` the same of a draft on the editor's desk: its id is known to editors alone.
 * One byte range at a time (RFC 9110, 14.2): players ask for it.
 */
export function createAudio(clips: ClipStore): Hono {
  return new Hono()
    .get('/stimulus/:file{[a-z0-9-]+\\.mp3}', async (c) => {
      const clip = await clips.byStimulus(c.req.param('file').replace(/\.mp3$/, ''));
      return clip ? sendFile(c.req.raw, { clip, caching: 'no-store' }) : c.notFound();
    })
    .get('/task/:file{[a-z0-9-]+\\.mp3}', async (c) => {
      const sound = await clips.ofTask(c.req.param('file').replace(/\.mp3$/, ''), null);
      return sound ? sendFile(c.req.raw, { clip: sound, caching: 'no-store' }) : c.notFound();
    })
    .get('/task/:task{[a-z0-9-]+}/:line{[0-9]{1,2}\\.mp3}', async (c) => {
      const sound = await clips.ofTask(c.req.param('task'), Number.parseInt(c.req.param('line'), 10));
      return sound ? sendFile(c.req.raw, { clip: sound, caching: 'no-store' }) : c.notFound();
    })
    .get('/story/:slug{[a-z0-9-]+}/:level{(a2|b1|b2)}/:place{[0-9]{1,3}\\.mp3}', async (c) => {
      const sound = await clips.ofStory(sentenceOf(c.req.param()));
      return sound ? sendFile(c.req.raw, { clip: sound, caching: 'public, max-age=300' }) : c.notFound();
    })
    .get('/draft/:slug{[a-f0-9-]{36}}/:level{(a2|b1|b2)}/:place{[0-9]{1,3}\\.mp3}', async (c) => {
      const sound = await clips.ofDraft(sentenceOf(c.req.param()));
      return sound ? sendFile(c.req.raw, { clip: sound, caching: 'no-store' }) : c.notFound();
    })
    .get('/:file{[a-z0-9]+\\.mp3}', async (c) => {
      const clip = await clips.byHash(c.req.param('file').replace(/\.mp3$/, ''));
      return clip
        ? sendFile(c.req.raw, { clip, caching: 'public, max-age=31536000, immutable' })
        : c.notFound();
    });
}

function sentenceOf(of: { readonly slug: string; readonly level: string; readonly place: string }) {
  return {
    slug: of.slug,
    level: of.level.toUpperCase() as StoryLevel,
    place: Number.parseInt(of.place, 10),
  };
}

async function sendFile(
  request: Request,
  { clip, caching }: { readonly clip: SpokenClip; readonly caching: string },
): Promise<Response> {
  const file = await open(clip.file);
  try {
    const { size } = await file.stat();
    const range = readRange(request.headers.get('range'), size);
    const headers = new Headers({
      'content-type': clip.mediaType,
      'accept-ranges': 'bytes',
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const body = new Uint8Array(end - start + 1);
    await file.read(body, 0, body.length, start);
    headers.set('content-length', String(body.length));
    if (!range) return new Response(body, { headers });
    headers.set('content-range', `bytes ${start}-${end}/${size}`);
    return new Response(body, { status: 206, headers });
  } finally {
    await file.close();
  }
}

/** The bytes asked for; null for the whole file, also when several ranges are asked for. */
export function readRange(
  header: string | null,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
