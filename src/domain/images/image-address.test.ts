import { describe, expect, test } from 'vitest';
import { assetPicture } from './asset-picture.ts';
import {
  type ImageFile,
  type ImageProvider,
  imageAddress,
  imageSources,
  imageWidths,
  readImageVersion,
} from './image-address.ts';

const none: ImageProvider = { kind: 'none' };
const own: ImageProvider = { kind: 'own' };
const host: ImageProvider = { kind: 'content-host', host: 'https://content.example.no' };
const file: ImageFile = { path: '/community/file/1', width: 1600, height: 900 };
const asset: ImageFile = { path: '/admin/assets/1', width: 1600, height: 900 };

describe('9.529 a picture is offered in AVIF and WebP, in the widths of screens at densities 1 and 2, never wider than it is, by addresses of our own path, of the content host’s query, or as it is', () => {
  test.each<[ImageProvider, ImageFile, number, 'avif' | 'webp' | null, string]>([
    [none, file, 320, 'avif', '/community/file/1'],
    [none, asset, 640, null, '/admin/assets/1'],
    [own, file, 320, 'avif', '/_image/w_320,f_avif/community/file/1'],
    [own, file, 1536, 'webp', '/_image/w_1536,f_webp/community/file/1'],
    [own, file, 768, null, '/_image/w_768/community/file/1'],
    [
      ...([host, asset, 640, 'avif'] as const),
      'https://content.example.no/admin/assets/1?width=640&height=360&format=avif&quality=60&fit=inside',
    ],
    [
      ...([host, asset, 320, 'webp'] as const),
      'https://content.example.no/admin/assets/1?width=320&height=180&format=webp&quality=80&fit=inside',
    ],
    [
      ...([host, asset, 1024, null] as const),
      'https://content.example.no/admin/assets/1?width=1024&height=576&quality=80&fit=inside',
    ],
  ])('%j %j at %i, %s', (provider, picture, width, format, address) => {
    expect(imageAddress(provider, picture, { width, format })).toBe(address);
  });

  test('each screen at each density', () => {
    expect(imageWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  const widthsOf = (width: number) =>
    imageSources(own, { ...file, width, shown: 9000 })
      .sources[0]?.srcSet.split(', ')
      .map((one) => one.split(' '));

  test.each([
    [40, [['w_320', '40w']]],
    [320, [['w_320', '320w']]],
    [
      700,
      [
        ['w_320', '320w'],
        ['w_640', '640w'],
        ['w_768', '700w'],
      ],
    ],
    [
      768,
      [
        ['w_320', '320w'],
        ['w_640', '640w'],
        ['w_768', '768w'],
      ],
    ],
  ])('a picture of %i pixels', (width, expected) => {
    expect(widthsOf(width)).toEqual(
      expected.map(([version, descriptor]) => [`/_image/${version},f_avif/community/file/1`, descriptor]),
    );
  });

  test('the widest stop at the last width', () => {
    expect(widthsOf(9000)?.at(-1)).toEqual(['/_image/w_3072,f_avif/community/file/1', '3072w']);
  });

  test.each([
    [100, ['320w']],
    [320, ['320w', '640w']],
    [400, ['320w', '640w', '768w', '1024w']],
    [1600, ['320w', '640w', '768w', '1024w', '1280w', '1536w', '1600w']],
  ])('none that no screen shows: at %i pixels on the page', (shown, widths) => {
    const [avif] = imageSources(own, { ...file, shown }).sources;
    expect(avif?.srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual(widths);
  });

  test('AVIF before WebP, and its own format for whoever knows neither', () => {
    const { sources, src } = imageSources(own, { ...file, shown: 800 });
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(src).toBe('/_image/w_1024/community/file/1');
    expect(imageSources(own, { ...file, width: 40, shown: 40 }).src).toBe('/_image/w_320/community/file/1');
  });

  test('by nobody it is what it is', () => {
    expect(imageSources(none, { ...file, shown: 800 })).toEqual({ sources: [], src: '/community/file/1' });
  });
});

test.each([
  ['w_320', { width: 320, format: null }],
  ['w_640,f_avif', { width: 640, format: 'avif' }],
  ['w_3072,f_webp', { width: 3072, format: 'webp' }],
  ...[
    '',
    'w_321',
    'w_0640',
    'w_640,f_png',
    'f_avif,w_640',
    'w_640,f_avif,q_1',
    'w_1e3',
    'W_640',
    'w_320 ',
  ].map((segment) => [segment, null] as const),
])('what a segment asks for is read in one way: %j (9.530)', (segment, version) => {
  expect(readImageVersion(segment)).toEqual(version);
});

test.each([
  [
    'Et skilt',
    '/admin/assets/a-1',
    '1600x900',
    { path: '/admin/assets/a-1', width: 1600, height: 900, alt: 'Et skilt' },
  ],
  [
    'Et skilt',
    '/admin/assets/a-1/skilt.jpg',
    '40 × 20',
    { path: '/admin/assets/a-1/skilt.jpg', width: 40, height: 20, alt: 'Et skilt' },
  ],
  ['', '/admin/assets/a-1', '1600x900', null],
  ['Et skilt', '/admin/assets/a-1', '', null],
  ['Et skilt', '/admin/assets/a-1', '0x900', null],
  ['Et skilt', '/admin/assets/../users', '1600x900', null],
  ['Et skilt', '/admin/assets/a-1?width=9', '1600x900', null],
  ['Et skilt', 'https://evil.example/admin/assets/a-1', '1600x900', null],
  ['Et skilt', '/admin/users/1', '1600x900', null],
])('a picture of the content host is written %j %j %j (9.531)', (alt, target, title, expected) => {
  expect(assetPicture({ alt, target, title })).toEqual(expected);
});
