import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ida, type TestStorage, testStorage, url } from './storage-fixture.ts';

let storage: TestStorage;
/** 300 × 200, blue to the left and red to the right. */
let picture: Buffer;
beforeAll(async () => {
  storage = await testStorage();
  const red = await sharp({ create: { width: 150, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 150, top: 0 }])
    .jpeg()
    .toBuffer();
  const client = (await storage.as('service')).from('pictures');
  await client.upload('half.jpg', picture, { contentType: 'image/jpeg' });
});
afterAll(() => storage.close());

async function render(query: string, headers: Record<string, string> = {}) {
  const answer = await storage.ask(`/render/image/public/pictures/half.jpg?${query}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes };
}

describe('9.22 a picture is rendered in the width, height, format and quality that the options ask for', () => {
  test.each([
    ['width=100', 100, 67],
    ['height=100', 150, 100],
    ['width=100&height=100', 100, 100],
    ['width=100&height=100&resize=cover', 100, 100],
    ['width=100&height=100&resize=contain', 100, 67],
    ['width=100&height=50&resize=fill', 100, 50],
    ['width=600&height=600', 300, 200],
    ['width=600', 300, 200],
  ])('with %s as %i × %i, never larger than it is', async (query, width, height) => {
    const { bytes } = await render(query);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  test.each([
    ['', {}, 'image/jpeg'],
    ['', { accept: 'image/avif,image/webp,*/*' }, 'image/webp'],
    ['format=origin', { accept: 'image/webp' }, 'image/jpeg'],
    ['format=webp', {}, 'image/webp'],
    ['format=avif', {}, 'image/avif'],
  ])('in the format of %s %j: %s', async (format, headers: Record<string, string>, type) => {
    const { answer, bytes } = await render(`width=50&${format}`, headers);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    const found = (await sharp(bytes).metadata()).format;
    expect(found === 'heif' ? 'image/avif' : `image/${found}`).toBe(type);
  });

  test('in the quality asked for, and says what was done', async () => {
    const [low, high] = [await render('width=290&quality=20'), await render('width=290&quality=100')];
    expect(low.bytes.byteLength).toBeLessThan(high.bytes.byteLength);
    expect(low.answer.headers.get('x-transformations')).toBe('width:290,resizing_type:fill,quality:20');
    expect(low.answer.headers.get('content-length')).toBe(String(low.bytes.byteLength));
  });

  test('once: who has it is told so, and each rendering has a tag of its own', async () => {
    const { answer } = await render('width=60');
    const etag = answer.headers.get('etag') ?? '';
    expect((await render('width=60', { 'if-none-match': etag })).answer.status).toBe(304);
    expect((await render('width=61', { 'if-none-match': etag })).answer.status).toBe(200);
  });

  test.each([
    'width=0',
    'width=2501',
    'width=ten',
    'height=-1',
    'quality=19',
    'quality=101',
    'resize=crop',
    'format=tiff',
  ])('not with %s', async (query) => {
    const { answer } = await render(query);
    expect(answer.status).toBe(400);
  });

  test('for those who may read it only, or by a URL signed for that size', async () => {
    const client = (await storage.as(ida)).from('papers');
    await client.upload(`${ida}/p.jpg`, picture, { contentType: 'text/plain' });
    const own = await client.download(`${ida}/p.jpg`, { transform: { width: 30, height: 30 } });
    expect(own.data?.type).toBe('image/jpeg');
    const { data } = await client.createSignedUrl(`${ida}/p.jpg`, 60, { transform: { width: 40 } });
    const path = data?.signedUrl.replace(`${url}/storage/v1`, '') ?? '';
    const answer = await storage.ask(`${path}&width=200`);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(40);
    const original = path.replace('/render/image/sign', '/object/sign');
    expect((await storage.ask(original)).status).toBe(400);
  });
});

describe('what is no picture, or too much of one, is not rendered', () => {
  test.each([
    ['text', Buffer.from('text')],
    ['SVG, which may name other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    ['half a picture', () => picture.subarray(0, picture.byteLength / 2)],
  ])('%s', async (_what, content) => {
    const client = (await storage.as('service')).from('papers');
    const name = crypto.randomUUID();
    await client.upload(name, typeof content === 'function' ? content() : content);
    const { error } = await client.download(name, { transform: { width: 10 } });
    expect(error).toMatchObject({
      statusCode: '422',
      message: 'The source image is invalid or unsupported for rendering',
    });
  });

  test('a small file that holds 64 million pixels', async () => {
    const create = { width: 8000, height: 8000, channels: 3 as const, background: 'white' };
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const client = (await storage.as('service')).from('papers');
    await client.upload('bomb.png', bomb, { contentType: 'image/png' });
    const { error } = await client.download('bomb.png', { transform: { width: 10 } });
    expect(error).toMatchObject({ message: 'The source image resolution is too large to process' });
  });

  test('more than wait in the queue are told to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => render(`width=${100 + index}&quality=${20 + index}`)),
    );
    const statuses = answers.map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(42);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
