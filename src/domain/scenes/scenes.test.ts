import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBankFile } from '#domain/tasks/bank.ts';
import { examples } from '#domain/tasks/task-examples.ts';
import { checkPictureAlts, checkScene } from './check-scene.ts';
import { colourModes, palettes } from './palette.ts';
import { partTable } from './part-table.ts';
import { renderScene } from './render-scene.ts';
import type { SceneFile } from './scene-file.ts';

const folder = join(import.meta.dirname, '../../../content/scenes');
const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'));
const isKnown = () => true;

/** What is wrong with the markup: tags that do not match, numbers that are none, values that are missing. */
function markupFaults(svg: string): readonly string[] {
  const open: string[] = [];
  const faults = [...svg.matchAll(/NaN|undefined|null|Infinity/g)].map(([word]) => word);
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing, name, __, own) => {
      if (closing) {
        if (open.pop() !== name) faults.push(`</${name}>`);
      } else if (!own) open.push(name);
      return '';
    },
  );
  return [...faults, ...open, ...(rest.trim() === '' ? [] : [rest])];
}

describe('a part of a scene', () => {
  test.each([...partTable])('%s draws itself in both colours, and says how far it reaches', (_, part) => {
    for (const mode of colourModes)
      expect(markupFaults(`<svg xmlns="">${part.draw({}, palettes[mode])}</svg>`)).toEqual([]);
    const [left, top, right, bottom] = part.box({});
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
  });

  test('has a name of its own', () => {
    const files = readdirSync(join(import.meta.dirname, 'parts'));
    const written = files.flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, 'parts', file), 'utf8').matchAll(/^ {2}(\w+): part\(/gm),
    ]);
    expect(written.length + 1).toBe(partTable.size);
  });
});

describe('a person', () => {
  const person = partTable.get('person');
  const poses = ['stand', 'walk', 'run', 'sit', 'floor', 'kneel', 'crouch', 'bend', 'kick', 'ride', 'ski'];
  const views = ['left', 'right', 'front', 'away'];

  test.each(poses.flatMap((pose) => views.map((face) => [pose, face])))(
    '%s, %s: stands on the ground',
    (pose, face) => {
      const options = {
        pose,
        face,
        arms: 'hold',
        holds: 'book',
        legs: 'dress',
        over: 'backpack',
        hat: 'cap',
      };
      expect(markupFaults(person?.draw(options, palettes.light) ?? '')).toEqual([]);
      const [, top, , bottom] = person?.box(options) ?? [0, 0, 0, 0];
      expect(bottom).toBeLessThanOrEqual(4);
      expect(top).toBeLessThan(-90);
    },
  );

  test('a child is smaller than a grown person', () => {
    const top = (age: string) => person?.box({ age })[1] ?? 0;
    expect(top('child')).toBeGreaterThan(top('adult') * 0.8);
    expect(top('toddler')).toBeGreaterThan(top('child'));
  });
});

describe('the scenes of the bank', () => {
  test.each(names)('%s is sound and renders in both colours', (name) => {
    const { scene, findings } = checkScene(read(name), { path: `scenes/${name}`, knows: isKnown });
    expect(findings).toEqual([]);
    for (const mode of colourModes) {
      const svg = renderScene(scene as SceneFile, mode);
      expect(markupFaults(svg)).toEqual([]);
      expect(svg).not.toMatch(/<(script|style|a|image|foreignObject|text)\b|href|on[a-z]+=/);
    }
  });

  test('are at least 24 that can be described', () => {
    expect(names.filter((name) => !(read(name) as SceneFile).small).length).toBeGreaterThanOrEqual(24);
  });
});

describe('the pictures of stories and articles', () => {
  const content = join(folder, '..');
  const slugs = (part: string) => readdirSync(join(content, part)).map((name) => name.replace('.yaml', ''));
  const pages = [
    ...slugs('lettavis').map((slug) => ({ own: `lettavis-${slug}`, path: `lettavis/${slug}/story.yaml` })),
    ...slugs('articles').map((slug) => ({ own: `artikkel-${slug}`, path: `articles/${slug}.yaml` })),
  ];

  describe('9.401 each story and each article has a drawn picture of its own, named after it, that can be drawn in both colours', () => {
    test.each(pages)('$own', ({ own, path }) => {
      expect(parse(readFileSync(join(content, path), 'utf8'))).toMatchObject({ scene: own });
      const { scene } = checkScene(read(`${own}.yaml`), { path: `scenes/${own}.yaml`, knows: isKnown });
      const [light, dark] = colourModes.map((mode) => renderScene(scene as SceneFile, mode));
      expect(light).not.toBe(dark);
    });
  });

  test('are of pages that there are (9.401)', () => {
    const drawn = names
      .map((name) => name.replace('.yaml', ''))
      .filter((id) => /^(lettavis|artikkel)-/.test(id));
    expect(drawn.sort()).toEqual(pages.map(({ own }) => own).sort());
  });

  test('9.403 a word in a picture is drawn in strokes; a letter that has none is an error', () => {
    const card = (text: string) => ({ part: 'wordCard', at: [300, 200], with: { text } });
    const found = (text: string) =>
      checkScene(
        { ...(read('park.yaml') as SceneFile), drawing: [card('ord'), card(text)] },
        { path: 'scenes/park.yaml', knows: isKnown },
      ).findings.map(({ rule }) => rule);
    expect(found('lære ny vår')).toEqual([]);
    expect(found('quiz')).toEqual(['scene-part']);
    const drawn = partTable.get('wordCard')?.draw({ text: 'på' }, palettes.light) ?? '';
    expect(drawn.match(/<path/g)).toHaveLength(2);
  });
});

describe('the checker says no to', () => {
  const park = read('park.yaml') as SceneFile;
  const rules = (change: Partial<SceneFile>, path = 'scenes/park.yaml', knows = isKnown) =>
    checkScene({ ...park, ...change }, { path, knows }).findings.map(({ rule }) => rule);
  const drawing = (one: object) => [...park.drawing, one] as SceneFile['drawing'];

  test.each([
    ['a part that there is not', { drawing: drawing({ part: 'dragon', at: [1, 1] }) }, 'scene-part'],
    [
      'an option that there is not',
      { drawing: drawing({ part: 'bench', at: [300, 300], with: { legs: 3 } }) },
      'scene-part',
    ],
    ['what reaches out of the frame', { drawing: drawing({ part: 'bench', at: [590, 300] }) }, 'scene-part'],
    ['fewer than three things to name', { contains: park.contains.slice(0, 2) }, 'scene-contains'],
    ['another id than the file’s', { id: 'parken' }, 'schema'],
  ])('%s', (_, change, rule) => expect(rules(change as Partial<SceneFile>)).toEqual([rule]));

  test('a word that no dictionary has', () => {
    expect(rules({}, 'scenes/park.yaml', () => false)).toContain('word');
  });

  test('an alternative of the key that repeats the text, not one of a distractor', () => {
    const file = readBankFile(
      {
        id: 'read-a1-bilde',
        category: 'read',
        level: 'A1',
        topic: 'home',
        title: 'Bilde',
        status: 'draft',
        stimulus: { kind: 'text', form: 'message', text: 'Per sover på sofaen nå.' },
        tasks: [{ ...examples.picture.task, difficulty: 1 }],
      },
      'read/A1/bilde.yaml',
    );
    if (file.kind === 'fault') throw new Error(JSON.stringify(file.faults));
    const echo = { ...park, alt: { nb: 'En mann sover på sofaen.', en: 'A man.' } };
    const alts = (key: SceneFile, other: SceneFile) =>
      checkPictureAlts(
        [file],
        new Map([
          ['bus', key],
          ['park', other],
        ]),
      );
    expect(alts(echo, park)).toMatchObject([
      { rule: 'scene-alt', path: 'read/A1/bilde.yaml', task: 'picture' },
    ]);
    expect(alts(park, echo)).toEqual([]);
  });
});
