import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { type KnowsWord, wordParts } from '#domain/tasks/checks/check-words.ts';
import { complaintsAbout, type Finding } from '#domain/tasks/checks/finding.ts';
import { shownTexts } from '#domain/tasks/checks/texts.ts';
import { frame } from './part.ts';
import { partTable } from './part-table.ts';
import { type Placement, type SceneFile, sceneFile } from './scene-file.ts';

/** How far a part may reach over the frame's edge: a wheel's shadow, a leaf. */
const overhang = 6;
/** A scene to describe holds at least so much to name. */
const leastListed = 3;
/** So many words in a row from the text in a picture's alternative would do the task for those who hear it. */
const longestEcho = 3;

/** Reads and checks one `scenes/<id>.yaml`; null when it cannot be drawn. */
export function checkScene(
  value: unknown,
  { path, knows }: { readonly path: string; readonly knows: KnowsWord },
): { readonly scene: SceneFile | null; readonly findings: readonly Finding[] } {
  const about = complaintsAbout(path, null);
  const parsed = sceneFile.safeParse(value);
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      about.error('schema', `${issue.path.join('.')}: ${issue.message}`);
    return { scene: null, findings: about.found };
  }
  const scene = parsed.data;
  if (path !== `scenes/${scene.id}.yaml`) about.error('schema', `id ${scene.id} is not the file's name`);
  if (!scene.small && scene.contains.length < leastListed)
    about.error(
      'scene-contains',
      `${scene.contains.length} things are listed, at least ${leastListed} are wanted`,
    );
  const faults = scene.drawing.map(placementFault);
  for (const fault of faults) if (fault !== null) about.error('scene-part', fault);
  const texts = [
    scene.title.nb,
    scene.alt.nb,
    ...scene.contains.flatMap(({ nb, doing, where }) => [nb, doing?.nb ?? '', where?.nb ?? '']),
  ];
  for (const word of new Set(texts.flatMap((text) => wordParts(text).map((part) => part.text))))
    if (!knows(word)) about.error('word', `«${word}» is in no dictionary`);
  return { scene: faults.every((fault) => fault === null) ? scene : null, findings: about.found };
}

function placementFault({ part: name, at, size, flip, with: options }: Placement): string | null {
  const part = partTable.get(name);
  if (!part) return `there is no part ${name}`;
  const read = part.options.safeParse(options);
  if (!read.success)
    return `${name}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`;
  const [left, top, right, bottom] = part.box(options);
  const [from, to] = flip ? [-right, -left] : [left, right];
  const [x, y] = at;
  const inside =
    x + from * size >= -overhang &&
    x + to * size <= frame.width + overhang &&
    y + top * size >= -overhang &&
    y + bottom * size <= frame.height + overhang;
  return inside ? null : `${name} at ${x}, ${y} reaches out of the frame`;
}

/** Keys of picture tasks whose alternative repeats the text: with it one need not understand. */
export function checkPictureAlts(
  bank: readonly BankFile[],
  scenes: ReadonlyMap<string, SceneFile>,
): readonly Finding[] {
  return bank.flatMap(({ file }) =>
    file.tasks.flatMap((task) => {
      if (task.kind !== 'picture') return [];
      const alt = scenes.get(task.options[task.key] ?? '')?.alt.nb ?? '';
      const heard = shownTexts(file).filter((one) => one.task === null || one.task === task.id);
      const runs = new Set(heard.flatMap(({ text }) => runsOf(text)));
      const echo = runsOf(alt).find((run) => runs.has(run));
      if (echo === undefined) return [];
      const about = complaintsAbout(`${file.category}/${file.level}/${nameOf(file.id)}.yaml`, task.id);
      about.error('scene-alt', `the text alternative of the key repeats the text: «${echo}»`);
      return about.found;
    }),
  );
}

function nameOf(id: string): string {
  return id.split('-').slice(2).join('-');
}

function runsOf(text: string): readonly string[] {
  const words = wordsIn(text).map((word) => foldWord(word.text));
  return words.slice(longestEcho - 1).map((_, start) => words.slice(start, start + longestEcho).join(' '));
}
